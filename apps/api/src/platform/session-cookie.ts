import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

type Site = Pick<Configuration, 'siteOrigin'>;

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
  const { name, isSecure } = describeCookie(site);
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    set: (token, seconds) => reply.setCookie(name, token, { ...attributes, maxAge: seconds }),
    clear: () => reply.clearCookie(name, attributes),
  };
}

/**
 * The token that a request of our own pages carries. The cookie counts only where the request
 * comes from the site itself (decision 26): another page that can make a browser send it gets a
 * visitor's answer.
 */
export function readSessionToken(request: FastifyRequest, site: Site): string | undefined {
  const { origin, 'sec-fetch-site': from = 'none' } = request.headers;
  if (origin !== undefined && origin !== site.siteOrigin) return undefined;
  if (from !== 'same-origin' && from !== 'none') return undefined;
  const token = request.cookies[describeCookie(site).name];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** A browser keeps it for pages of one site alone, and nowhere without https but on localhost. */
const embedCookieName = '__Host-bw-embed';

/** The cookie of a session on a partner's page. */
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

/** The token that a partner's page carries: in its hands where the browser keeps no cookie. */
export function readEmbedToken(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[embedCookieName];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** WebKit keeps no `Secure` cookie of http://localhost, where the demo runs (decision 1). */
function describeCookie({ siteOrigin }: Site) {
  const isSecure = siteOrigin.startsWith('https:');
  return { name: isSecure ? '__Host-bw-session' : 'bw-session', isSecure };
}
