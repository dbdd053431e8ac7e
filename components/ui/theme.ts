export type Theme = 'system' | 'light' | 'dark'

const KEY = 'parlour.theme'

/** Runs in <head> before anything is painted; keep it free of outside names, it is pasted as text. */
export const themeScript = `(function () {
  try {
    var theme = localStorage.getItem('${KEY}')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch (e) {}
})()`

/** The choice in force; 'system' where nothing was chosen. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows a theme at once and keeps it on this device, where the device lets us. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is barred: the choice holds for this page.
  }
  window.dispatchEvent(new Event('parlour-theme'))
}

/** Calls back whenever the choice changes, in this tab or another. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    chooseTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
  }
  window.addEventListener('parlour-theme', listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener('parlour-theme', listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
