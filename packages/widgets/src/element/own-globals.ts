/**
 * What scripts of the page may replace later, as it was when the SDK came. Whoever ran before us,
 * and a service worker of the page, see what they see.
 */
export const own = {
  fetch: globalThis.fetch,
  Promise: globalThis.Promise,
  URL: globalThis.URL,
  writeUrl: URL.prototype.toString,
  apply: Reflect.apply,
  defineProperty: Reflect.defineProperty,
  readJson: Response.prototype.json,
  whenSettled: Promise.prototype.then,
  startsWith: String.prototype.startsWith,
} as const;
