const { prototype: request } = globalThis.XMLHttpRequest ?? { prototype: {} };

/**
 * What scripts of the page may replace later, as it was when the SDK was loaded. A script that ran
 * before us, and a service worker of the page, see whatever they see.
 */
export const own = {
  fetch: globalThis.fetch,
  Promise: globalThis.Promise,
  URL: globalThis.URL,
  writeUrl: URL.prototype.toString,
  apply: Reflect.apply,
  hasOwn: Object.hasOwn,
  parseJson: JSON.parse,
  listen: EventTarget.prototype.addEventListener,
  startsWith: String.prototype.startsWith,
  /** A server has none. */
  xhr: {
    Request: globalThis.XMLHttpRequest,
    open: request.open,
    setHeader: request.setRequestHeader,
    send: request.send,
    abort: request.abort,
    readStatus: readerOf('status'),
    readText: readerOf('responseText'),
  },
} as const;

/** Unbound, as the others are. */
function readerOf<Name extends 'status' | 'responseText'>(name: Name) {
  const { get } = Reflect.getOwnPropertyDescriptor(request, name) ?? {};
  // The browser's own reader of that property.
  return get as () => XMLHttpRequest[Name];
}
