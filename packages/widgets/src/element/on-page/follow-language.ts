/** Calls back when the page's language changes: a site without page loads sets it again. */
export function followLanguage(signal: AbortSignal, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  observer.observe(document.documentElement, { __proto__: null, attributeFilter: ['lang'] });
  // @ts-expect-error: as above
  signal.addEventListener('abort', () => observer.disconnect(), { __proto__: null });
}
