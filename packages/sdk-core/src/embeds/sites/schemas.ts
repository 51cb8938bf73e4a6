import * as z from 'zod/mini';
import { listedOrigin, site, siteFacts, siteInPath, siteKey } from '../site-schemas.ts';

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
