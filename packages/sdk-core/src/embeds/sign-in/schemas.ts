import * as z from 'zod/mini';
import { readCurrentUser } from '../../account/sessions/schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { userId } from '../../vocabulary/ids.ts';
import { scopes } from '../../vocabulary/scopes.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { siteKey } from '../sites/site-schemas.ts';

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
  summary: 'Which site asks for a session on its page, and for what; its origin must be proved.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'forbidden', 'origin-not-allowed'],
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
} satisfies ServerHalf;
export type Authorization = z.output<typeof describeAuthorization.response>;

export const grantAuthorization = {
  summary: 'Lets a page start a session of the caller, by a code that works once, for a minute.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'origin-not-allowed'],
  callsPerMinute: 60,
  body: z.strictObject({
    /** The user who agrees, as it was shown to them; any other user signed in by now is refused. */
    userId,
    siteKey,
    /** As it was shown to the user who agrees; another name by now is refused. */
    siteName: shownName,
    origin: pageOrigin,
    scopes: askedScopes,
    /** SHA-256 of the page's verifier (PKCE S256). */
    challenge: secret,
    /** Sent to the page by a message, or left for it to collect. */
    way: z.enum(['message', 'hand-over']),
  }),
  response: z.strictObject({
    /** Works once, for a minute; null where the page collects it. */
    code: z.nullable(secret),
    isCollected: z.boolean(),
  }),
} satisfies ServerHalf;

export const readGrant = {
  summary: 'Whether the page has collected what the caller granted.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  params: z.strictObject({ challenge: secret }),
  response: z.strictObject({ isCollected: z.boolean() }),
} satisfies ServerHalf;

/** Without a code, what was left to be collected; null while there is nothing. */
export const startEmbedSession = {
  summary: 'Starts a session on a partner’s page, in a partitioned cookie.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  needsKey: true,
  problems: ['gone', 'forbidden', 'origin-not-allowed'],
  body: z.strictObject({ verifier: secret, code: z.optional(secret) }),
  response: readCurrentUser.response,
} satisfies ServerHalf;

export const takeEmbedToken = {
  summary: 'Hands the token of a new session to a page whose browser kept no cookie, once.',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  problems: ['gone', 'forbidden', 'origin-not-allowed'],
  body: z.strictObject({ verifier: secret }),
  response: z.strictObject({ token: secret }),
} satisfies ServerHalf;

export const endEmbedSession = {
  summary: 'Ends the session of the page; the one on our own site goes on.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  needsKey: true,
  problems: ['origin-not-allowed'],
  response: z.null(),
} satisfies ServerHalf;

export const greetEmbed = {
  summary: 'Who is signed in on a partner’s page, for its browser to keep.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  needsKey: true,
  problems: ['origin-not-allowed'],
  privateFor: 2_592_000,
  /** Null for a visitor. */
  response: z.nullable(z.strictObject({ id: userId, firstName: z.string() })),
} satisfies ServerHalf;
export type Greeting = z.output<typeof greetEmbed.response>;
