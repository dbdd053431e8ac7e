/** What a person may have otherwise on this device; the first of each is the usual one. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  /** Per cent. */
  text: ['100', '115', '130', '150'],
  motion: ['system', 'less'],
  /** What is read out at the table. */
  spoken: ['full', 'short'],
  /** For games that begin: the screen stays on. */
  awake: ['on', 'off'],
  /** For games that begin: what players could hold is shown. */
  hold: ['off', 'on'],
  shortcuts: ['on', 'off'],
} as const

export type Preference = keyof typeof CHOICES
export type ChoiceOf<K extends Preference> = (typeof CHOICES)[K][number]
export type Preferences = { readonly [K in Preference]?: ChoiceOf<K> }

export const PREFERENCES = Object.keys(CHOICES) as Preference[]

const keyOf = (name: Preference) => `parlour.${name}`

/**
 * Runs in <head> before anything is painted; free of outside names, since it is pasted as text. Each choice that
 * somebody made, be it the usual one, stands on <html> as data-theme, data-text and so on: there the styles and the
 * scripts find it.
 */
export const preferencesScript = `(function () {
  try {
    var choices = ${JSON.stringify(CHOICES)}
    for (var name in choices) {
      var chosen = localStorage.getItem('parlour.' + name)
      if (choices[name].indexOf(chosen) >= 0) document.documentElement.dataset[name] = chosen
    }
  } catch (e) {}
})()`

const isChoice = <K extends Preference>(name: K, value: unknown): value is ChoiceOf<K> =>
  (CHOICES[name] as readonly unknown[]).includes(value)

/** What somebody chose; null where nobody did. */
function chosen<K extends Preference>(name: K): ChoiceOf<K> | null {
  const choice = typeof document === 'undefined' ? undefined : document.documentElement.dataset[name]
  return isChoice(name, choice) ? choice : null
}

/** The choice in force. */
export const preferred = <K extends Preference>(name: K): ChoiceOf<K> => chosen(name) ?? CHOICES[name][0]

/** Puts a choice in force at once; null forgets it. */
function show(name: Preference, choice: string | null): void {
  if (choice === null) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = choice
  window.dispatchEvent(new Event('parlour-preference'))
}

/** The same, and kept on this device where the device lets us. */
function put(name: Preference, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), choice)
  } catch {
    // Storage is barred: the choice holds for this page.
  }
  show(name, choice)
}

/** Puts a choice in force at once, and keeps it on this device where the device lets us. */
export const prefer = <K extends Preference>(name: K, choice: ChoiceOf<K>): void => put(name, choice)

/** Whether the device lets us keep choices; where not, they hold until the page is closed. */
export function keepsChoices(): boolean {
  try {
    localStorage.setItem('parlour', '')
    localStorage.removeItem('parlour')
    return true
  } catch {
    return false
  }
}

/** Every choice that somebody made: the usual one counts, where it was chosen. */
export const allPreferred = (): Preferences =>
  Object.fromEntries(PREFERENCES.flatMap((name) => (chosen(name) === null ? [] : [[name, chosen(name)]])))

/** Puts all of these in force, and forgets every other choice. */
export function preferAll(all: Preferences): void {
  for (const name of PREFERENCES) put(name, all[name] ?? null)
}

/** The choices among what somebody wrote, and the names of what is none. */
export function readPreferences(value: object): { readonly chosen: Preferences; readonly left: string[] } {
  const entries = Object.entries(value)
  const isKnown = ([name, choice]: [string, unknown]) =>
    Object.hasOwn(CHOICES, name) && isChoice(name as Preference, choice)
  return {
    chosen: Object.fromEntries(entries.filter(isKnown)),
    left: entries.filter((entry) => !isKnown(entry)).map(([name]) => name),
  }
}

/** Calls back whenever a choice changes, in this tab or another. */
export function onPreference(listener: () => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    const name = PREFERENCES.find((one) => keyOf(one) === key)
    if (name) show(name, isChoice(name, newValue) ? newValue : null)
  }
  window.addEventListener('parlour-preference', listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener('parlour-preference', listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
