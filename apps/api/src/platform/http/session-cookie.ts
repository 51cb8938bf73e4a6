import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';

type Site = Pick<Configuration, 'siteOrigin'>;
type Purpose = 'session' | 'registration' | 'browser' | 'cart';

/** The cookie that holds the token of a session on our own site. */
export interface SessionCookie {
  /** Hands the browser a token for at most `seconds`. */
  set(token: string, seconds: number): void;
  clear(): void;
}

/** 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** The first-party cookie of an answer; `SameSite=Lax`, since links from elsewhere lead to us. */
export function sessionCookie(reply: FastifyReply, site: Site): SessionCookie {
  return siteCookie(reply, site, 'session');
}

function siteCookie(reply: FastifyReply, site: Site, purpose: Purpose): SessionCookie {
  const { name, isSecure } = describeCookie(site, purpose);
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    set: (token, seconds) => reply.setCookie(name, token, { ...attributes, maxAge: seconds }),
    clear: () => reply.clearCookie(name, attributes),
  };
}

/**
 * The token that a request of our own pages carries. The cookie counts only where the request
 * comes from the site itself (docs/architecture/security.md#origins): another page that can make a
 * browser send it gets a visitor's answer.
 */
export function readSessionToken(request: FastifyRequest, site: Site): string | undefined {
  return readSiteToken(request, site, 'session');
}

/** A cookie by which our own site knows a browser again, signed in or not. */
export interface BrowserCookie extends SessionCookie {
  /** Whether a page of our own site calls: others neither read it nor write it. */
  readonly isOwnPage: boolean;
  /** What the browser has sent. */
  readonly token: string | undefined;
}

/**
 * `registration`: the browser that opened an account; `browser`: one that has signed in before;
 * `cart`: one in which a visitor has put something into a cart.
 */
export function browserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  purpose: 'registration' | 'browser' | 'cart',
): BrowserCookie {
  return {
    isOwnPage: isOwnPage(request, site),
    token: readSiteToken(request, site, purpose),
    ...siteCookie(reply, site, purpose),
  };
}

function isOwnPage(request: FastifyRequest, site: Site): boolean {
  const { origin = site.siteOrigin, 'sec-fetch-site': from = 'none' } = request.headers;
  return origin === site.siteOrigin && (from === 'same-origin' || from === 'none');
}

function readSiteToken(request: FastifyRequest, site: Site, purpose: Purpose): string | undefined {
  if (!isOwnPage(request, site)) return undefined;
  const token = request.cookies[describeCookie(site, purpose).name];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** A browser keeps it for pages of one site alone, and nowhere without https but on localhost. */
const embedCookieName = '__Host-bw-embed';

/** The cookie of a session on an embedding page. */
export function embedCookie(reply: FastifyReply): SessionCookie {
  const attributes = {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
  } as const;
  return {
    set: (token, seconds) =>
      reply.setCookie(embedCookieName, token, { ...attributes, maxAge: seconds }),
    clear: () => reply.clearCookie(embedCookieName, attributes),
  };
}

/** The token that an embedding page carries: in its hands where the browser keeps no cookie. */
export function readEmbedToken(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[embedCookieName];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/**
 * WebKit keeps no `Secure` cookie of http://localhost, where the demo runs
 * (docs/architecture/sessions.md#sessions-on-our-own-site).
 */
function describeCookie({ siteOrigin }: Site, purpose: Purpose) {
  const isSecure = siteOrigin.startsWith('https:');
  return { name: `${isSecure ? '__Host-' : ''}bw-${purpose}`, isSecure };
}
