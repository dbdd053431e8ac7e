// Brings the scripts of a page once it has been painted (scripts/lib/paint-first.mjs). A tab behind another is not
// painted: there they come at once, as they do where a browser does not say when it has painted.
;(() => {
  const bring = () => {
    for (const held of document.querySelectorAll('script[type=held]')) {
      const script = document.createElement('script')
      for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
      script.textContent = held.textContent
      held.replaceWith(script)
    }
  }
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint')
  if (document.hidden || !tells) bring()
  else new PerformanceObserver(bring).observe({ type: 'paint', buffered: true })
})()
