import * as z from 'zod/mini';
import { readCurrentUser } from '../../account/sessions/schemas.ts';
import { scopes } from '../../vocabulary/scopes.ts';
import { storableText } from '../../vocabulary/storable-text.ts';
import { siteKey } from '../site-schemas.ts';

/** 32 bytes in base64url: verifiers, their SHA-256, codes and tokens. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/, 'expected 43 characters of base64url'));

/** The `Origin` of a page, as long as browsers make them. */
const pageOrigin = z.string().check(z.minLength(1), z.maxLength(300));

/** The name of a site as somebody was shown it. */
const shownName = storableText(320);

/** Scopes as a page asks for them, divided by commas. */
const askedScopes = z.string().check(
  z.maxLength(200),
  z.refine((text) => text.split(',').every((name) => scopes.some((scope) => scope === name)), {
    error: `expected some of ${scopes.join(', ')}, divided by commas`,
  }),
);

/** What a page asks for, as the pop-up shows it. */
export const describeAuthorization = {
  query: z.strictObject({ siteKey, origin: pageOrigin, scopes: askedScopes }),
  response: z.strictObject({
    siteName: z.string(),
    origin: z.string(),
    scopes: z.array(z.enum(scopes)),
    /** Whether the caller has agreed to all of it before, under this name and on this origin. */
    isKnown: z.boolean(),
    /** What the caller agreed to on this site before, where it is not the same; else null. */
    agreedBefore: z.nullable(
      z.strictObject({
        siteName: z.string(),
        origin: z.string(),
        scopes: z.array(z.enum(scopes)),
      }),
    ),
  }),
};
export type Authorization = z.output<typeof describeAuthorization.response>;

export const grantAuthorization = {
  body: z.strictObject({
    siteKey,
    /** As it was shown to whoever agrees; another name by now is refused. */
    siteName: shownName,
    origin: pageOrigin,
    scopes: askedScopes,
    /** SHA-256 of the page's verifier (PKCE S256). */
    challenge: secret,
    /** Told to the page by a message, or left for it to collect. */
    way: z.enum(['message', 'hand-over']),
  }),
  response: z.strictObject({
    /** Works once, for a minute; null where the page collects it. */
    code: z.nullable(secret),
    isCollected: z.boolean(),
  }),
};

export const readGrant = {
  params: z.strictObject({ challenge: secret }),
  response: z.strictObject({ isCollected: z.boolean() }),
};

/** Without a code, what was left to be collected; null while there is nothing. */
export const startEmbedSession = {
  body: z.strictObject({ verifier: secret, code: z.optional(secret) }),
  response: readCurrentUser.response,
};

/** The session's token, for a browser that has not kept its cookie. */
export const takeEmbedToken = {
  body: z.strictObject({ verifier: secret }),
  response: z.strictObject({ token: secret }),
};

export const endEmbedSession = { response: z.null() };

/** Whom the page may offer to go on as; the browser keeps the answer. */
export const greetEmbed = {
  response: z.strictObject({ firstName: z.nullable(z.string()) }),
};
