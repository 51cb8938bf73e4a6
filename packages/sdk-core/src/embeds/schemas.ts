import * as z from 'zod/mini';
import { readCurrentUser } from '../account/schemas.ts';
import { embedSiteId, embedSiteIdInPath } from '../vocabulary/ids.ts';
import { supportedLocales } from '../vocabulary/locale.ts';
import { scopes } from '../vocabulary/scopes.ts';
import { storableText } from '../vocabulary/storable-text.ts';
import { findOriginFault, isUrlTemplate, keyPattern } from './origin-rules.ts';
import { navigations, themes } from './site-choices.ts';

const instant = z.iso.datetime();
const siteKey = z.string().check(z.regex(keyPattern, 'expected a key: pk_live_… or pk_test_…'));
/** 32 bytes in base64url: verifiers, their SHA-256, codes and tokens. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/, 'expected 43 characters of base64url'));
/** The `Origin` of a page, as long as browsers make them. */
const pageOrigin = z.string().check(z.minLength(1), z.maxLength(300));

const listedOrigin = z.string().check(
  z.maxLength(255),
  z.check(({ value, issues }) => {
    const message = findOriginFault(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  }),
);

const facts = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[^\0\p{Cs}\p{Cc}]*$/u)),
  origins: z.array(listedOrigin).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((list) => new Set(list).size === list.length, { error: 'an origin is listed twice' }),
  ),
  /** What its widgets look like unless a tag says otherwise. */
  theme: z.enum(themes),
  /** The language of its widgets; the page's own unless told. */
  locale: z.nullable(z.enum(supportedLocales)),
  /** Where an opened listing shows. */
  navigation: z.enum(navigations),
  /** The site's own page of a listing, with `{type}` and `{id}`; needed for `template` alone. */
  urlTemplate: z.nullable(
    storableText(500).check(
      z.refine(isUrlTemplate, { error: 'expected a path or an https address with {id} in it' }),
    ),
  ),
};

const siteFacts = z.strictObject(facts).check(
  z.refine(({ navigation, urlTemplate }) => navigation !== 'template' || urlTemplate !== null, {
    error: 'expected the address of your own page',
    path: ['urlTemplate'],
  }),
);

const key = z.strictObject({
  key: siteKey,
  kind: z.enum(['live', 'test']),
  createdAt: instant,
  /** When it stops working; null for the one in use. */
  endsAt: z.nullable(instant),
});

const site = z.strictObject({
  id: embedSiteId,
  ...facts,
  createdAt: instant,
  /** Those that work, the newest first. */
  keys: z.array(key),
});
export type EmbedSite = z.output<typeof site>;
export type EmbedKey = z.output<typeof key>;

const siteInPath = z.strictObject({ id: embedSiteIdInPath });

/** The sites of whoever asks, the oldest first. */
export const listEmbedSites = { response: z.array(site) };
export const createEmbedSite = { body: siteFacts, response: site };
export const changeEmbedSite = { params: siteInPath, body: siteFacts, response: site };
export const removeEmbedSite = { params: siteInPath, response: z.null() };

/** Makes a new key; the one in use goes on for the time of grace. */
export const rotateEmbedKey = {
  params: siteInPath,
  body: z.strictObject({ kind: z.enum(['live', 'test']) }),
  response: site,
};
export const revokeEmbedKey = {
  params: siteInPath,
  body: z.strictObject({ key: siteKey }),
  response: site,
};

/** Calls of the last 30 days by the origin that they came from, the busiest first. */
export const readEmbedCounts = {
  params: siteInPath,
  response: z.array(
    z.strictObject({
      origin: z.string(),
      requests: z.int(),
      refusals: z.int(),
      lastDay: z.iso.date(),
    }),
  ),
};
export type EmbedCounts = z.output<typeof readEmbedCounts.response>;

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
    /** Whether the caller has agreed to all of it before. */
    isKnown: z.boolean(),
  }),
};
export type Authorization = z.output<typeof describeAuthorization.response>;

export const grantAuthorization = {
  body: z.strictObject({
    siteKey,
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
