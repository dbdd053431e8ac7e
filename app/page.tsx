import { AskField } from '@/components/home/ask-field'
import { Game } from '@/components/home/game'
import { GoOn } from '@/components/home/go-on'
import { Rooms } from '@/components/home/rooms'
import { KeptNote } from '@/components/offline/kept-note'
import { DanceSpread } from '@/components/season/dance-spread'
import { ButtonLink } from '@/components/ui/button'
import { CROWN_MARK } from '@/components/ui/card-art'
import { CardSpread } from '@/components/ui/card-spread'
import { Colophon } from '@/components/ui/colophon'
import { emblemKeys } from '@/components/ui/emblems'
import { Masthead } from '@/components/ui/masthead'
import { Page } from '@/components/ui/page'

/** Only the last card of a spread shows its whole face, so only it needs its name. */
function spread(last: string, upTo: number) {
  const cards = emblemKeys.slice(0, upTo).map((emblem, i) => ({
    emblem,
    numeral: emblem === 'queen' ? CROWN_MARK : String(i),
    name: i === upTo - 1 ? last : '',
  }))
  return <CardSpread cards={cards} />
}

const points = [
  [
    'One to four taps a turn',
    'Who plays, what was played, on whom, what came of it. Whatever follows by itself is done and told, and every step can be taken back.',
  ],
  [
    'It sees what everyone sees',
    'Nobody shows the phone a hand. From what lies open and what was said, it knows what can still be true, and nothing more.',
  ],
  [
    'When something cannot be',
    'It says what, why, and whose answer it could have been. Then the table decides: take it back, correct it, or let it stand.',
  ],
] as const

export default function Home() {
  return (
    <>
      <Masthead home />
      <Page width="wide">
        <header className="grid gap-x-16 gap-y-8 pt-4 pb-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-10 lg:pb-20">
          <h1 className="-ms-[0.04em] text-display">Parlour</h1>
          <div>
            <p className="max-w-144 font-serif text-lead">
              A referee for the cards on your table. Lay the phone beside them, play as you always do, and
              tell it what was played: it keeps the round, knows the rules, and speaks up only when something
              cannot be.
            </p>
            <div className="mt-6 grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-5">
              <ButtonLink href="/referee" kind="primary" className="min-h-16 px-7">
                Start a game
              </ButtonLink>
              <GoOn />
            </div>
          </div>
        </header>
        <div className="border-t border-line py-8">
          <AskField />
        </div>

        <section aria-label="The games" className="grid gap-x-12 lg:grid-cols-3">
          <Game ruleset="love-letter" name="Love Letter" picture={spread('Princess', 10)}>
            The edition of 2019: 21 cards, two to six players. Or the classic 16 cards from the same box, for
            two to four.
          </Game>
          <Game ruleset="bridgerton" name="Love Letter: Bridgerton" picture={spread('Queen Charlotte', 11)}>
            The same game in society, with a Queen of its own: 22 cards, two to six players. Or its classic
            16, for two to four.
          </Game>
          <Game ruleset="high-society" name="The High Society Game" picture={<DanceSpread />}>
            A season of eight Balls for three to six players: whom to dance with, what to reveal, and whose
            Match is the best in the end.
          </Game>
        </section>

        <Rooms />

        <section aria-labelledby="table" className="border-t border-line py-14 lg:py-20">
          <h2 id="table" className="text-head">
            At your table
          </h2>
          <div className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-3">
            {points.map(([title, text]) => (
              <div key={title} className="max-w-144">
                <h3 className="text-question">{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            ))}
          </div>
        </section>

        <div className="pb-8">
          <KeptNote />
        </div>
        <Colophon />
      </Page>
    </>
  )
}
