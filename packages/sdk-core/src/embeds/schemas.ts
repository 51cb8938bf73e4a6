import * as z from 'zod/mini';
import { readCurrentUser } from '../account/schemas.ts';
import { embedSiteIdInPath } from '../vocabulary/ids.ts';
import { pageQuery } from '../vocabulary/page.ts';
import { scopes } from '../vocabulary/scopes.ts';
import { storableText } from '../vocabulary/storable-text.ts';
import { listedOrigin, listedSite, site, siteFacts, siteKey } from './site-schemas.ts';

const instant = z.iso.datetime();
/** 32 bytes in base64url: verifiers, their SHA-256, codes and tokens. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/, 'expected 43 characters of base64url'));
/** The `Origin` of a page, as long as browsers make them. */
const pageOrigin = z.string().check(z.minLength(1), z.maxLength(300));
/** The name of a site as somebody was shown it. */
const shownName = storableText(320);
/** Why something is done to what is somebody else's. */
const reason = storableText(500).check(z.trim(), z.minLength(1));

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

/** Looks now whether an origin is its owner's. */
export const checkEmbedOrigin = {
  params: siteInPath,
  body: z.strictObject({ origin: listedOrigin }),
  response: site,
};

/** The newest first; `text` is a part of the name, or an owner's name, an origin or a key. */
export const listAllEmbedSites = {
  query: z.strictObject({
    text: z._default(storableText(300), ''),
    ...pageQuery({ defaultSize: 20, maximumSize: 50 }),
  }),
  response: z.strictObject({ items: z.array(listedSite), hasMore: z.boolean() }),
};
export const stopEmbedSite = {
  params: siteInPath,
  body: z.strictObject({ reason }),
  response: z.null(),
};
export const resumeEmbedSite = { params: siteInPath, response: z.null() };
export const stopEmbedKey = {
  params: siteInPath,
  body: z.strictObject({ key: siteKey, reason }),
  response: z.null(),
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

/** Sites on which somebody lets themselves be signed in. */
const agreement = z.strictObject({
  id: z.uuid(),
  /** The name of the site as it was shown. */
  siteName: z.string(),
  origin: z.string(),
  scopes: z.array(z.enum(scopes)),
  givenAt: instant,
  /** Whether somebody is signed in there at the moment. */
  isSignedIn: z.boolean(),
});
export type Agreement = z.output<typeof agreement>;

/** The newest first. */
export const listAgreements = { response: z.array(agreement) };
export const withdrawAgreement = {
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
};

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
