/** The developer's own machine: browsers look for no name below `localhost` anywhere else. */
const loopbackHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;
/** What every machine calls itself: no site of its own. */
const ownHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The key of a site: it says on whose page a widget runs, and is no secret. */
export const keyPattern = /^pk_(?:live|test)_[\w-]{24}$/;

/**
 * Whether a page of this origin stands on the very machine of whoever looks at it, where test keys
 * work: `localhost`, whatever is below it, `127.0.0.1` and `[::1]`.
 */
export function isLoopbackOrigin(origin: string): boolean {
  const host = /^https?:\/\/([^/:]+|\[[^\]]*\])(?::\d+)?$/.exec(origin)?.[1];
  return host !== undefined && loopbackHost.test(host);
}

/** Whether the host is a name of the machine itself: loopback, and what ends in `.localhost`. */
export function isOwnMachineOrigin(origin: string): boolean {
  return isLoopbackOrigin(origin) || /^https?:\/\/[a-z0-9.-]+\.localhost(?::\d+)?$/.test(origin);
}

/**
 * Why a text is no origin that a site may list, in one sentence; nothing for one that may. It is
 * compared letter for letter, so it must be written as browsers write it.
 */
export function findOriginFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text || !/^https?:\/\/[a-z0-9.:[\]-]+$/.test(text)) {
    return 'expected an origin as browsers write it, such as https://www.example.org';
  }
  if (ownHost.test(text)) return 'the test key works there already';
  if (url.protocol === 'http:' && !url.hostname.endsWith('.localhost')) return 'expected https';
  return undefined;
}

/** Whether a text can be the address of a partner's own page of a listing. */
export function isUrlTemplate(text: string): boolean {
  if (!text.includes('{id}')) return false;
  const filled = text.replaceAll(/\{(?:type|id)\}/g, '1');
  if (/[{}\s\\]/.test(filled)) return false;
  return /^\/(?!\/)/.test(filled) || (/^https:\/\//.test(filled) && URL.canParse(filled));
}
