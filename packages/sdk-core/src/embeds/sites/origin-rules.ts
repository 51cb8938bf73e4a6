/** The developer's own machine: browsers look for no name below `localhost` anywhere else. */
const loopbackHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;
/** What every machine calls itself: no site of its own. */
const ownHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The key of a site: it says on whose page a widget runs, and is no secret. */
export const keyPattern = /^pk_(?:live|test)_[\w-]{24}$/;

/**
 * Whether a page of this origin is on its reader's own machine, where test keys work: `localhost`,
 * its subdomains, `127.0.0.1` and `[::1]`.
 */
export function isLoopbackOrigin(origin: string): boolean {
  const host = /^https?:\/\/([^/:]+|\[[^\]]*\])(?::\d+)?$/.exec(origin)?.[1];
  return host !== undefined && loopbackHost.test(host);
}

/** Whether the host is a name of the machine itself: loopback, and what ends in `.localhost`. */
export function isOwnMachineOrigin(origin: string): boolean {
  return isLoopbackOrigin(origin) || /^https?:\/\/[a-z0-9.-]+\.localhost(?::\d+)?$/.test(origin);
}

/** Why a text is no origin that a site may list, and how the API says it. */
const originFaults = {
  'not-an-origin': 'expected an origin as browsers write it, such as https://www.example.org',
  'own-machine': 'the test key works there already',
  'not-https': 'expected https',
} as const;
export type OriginFault = keyof typeof originFaults;

/**
 * Why a text is no origin that a site may list; nothing for one that may. It is compared letter for
 * letter, so it must be written as browsers write it.
 */
export function findOriginFault(text: string): OriginFault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text || !/^https?:\/\/[a-z0-9.:[\]-]+$/.test(text)) return 'not-an-origin';
  if (ownHost.test(text)) return 'own-machine';
  if (url.protocol === 'http:' && !url.hostname.endsWith('.localhost')) return 'not-https';
  return undefined;
}

/** The fault as a sentence of the API. */
export function describeOriginFault(text: string): string | undefined {
  const fault = findOriginFault(text);
  return fault && originFaults[fault];
}

/** The origin of the address of any page, as somebody copies it; another text as it is. */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : text;
}

/** Whether a text can be the address of a partner's own page of a listing. */
export function isUrlTemplate(text: string): boolean {
  return text.includes('{id}') && isPageAddress(text, ['type', 'id']);
}

/** The same of a product. */
export function isProductTemplate(text: string): boolean {
  return text.includes('{id}') && isPageAddress(text, ['shopId', 'id']);
}

/** The same of a shop: a page of the only one needs no place. */
export function isShopTemplate(text: string): boolean {
  return isPageAddress(text, ['shopId']);
}

function isPageAddress(text: string, places: readonly string[]): boolean {
  const filled = places.reduce((rest, place) => rest.replaceAll(`{${place}}`, '1'), text);
  if (/[{}\s\\]/.test(filled)) return false;
  return /^\/(?!\/)/.test(filled) || (/^https:\/\//.test(filled) && URL.canParse(filled));
}
