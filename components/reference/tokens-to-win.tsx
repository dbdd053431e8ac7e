import { type Edition, tokensToWin } from '@/machines/love-letter'

/** How many tokens win, below the number of players; in the size of the text around it. */
export function TokensToWin({ of: edition }: { of: Edition }) {
  const columns = tokensToWin(edition)
  return (
    <table className="w-full border-t-[length:calc(0.12*var(--u,8px))] border-current lining-nums tabular-nums">
      <tbody>
        <tr>
          <Head>Players</Head>
          {columns.map(({ players }) => (
            <td key={players} className="text-end">
              {players}
            </td>
          ))}
        </tr>
        <tr>
          <Head>Tokens to win</Head>
          {columns.map(({ players, tokens }) => (
            <td key={players} className="text-end font-semibold">
              {tokens}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const Head = ({ children }: { children: string }) => (
  <th scope="row" className="text-start font-normal">
    {children}
  </th>
)
