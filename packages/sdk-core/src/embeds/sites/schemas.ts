import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { listedOrigin, site, siteFacts, siteInPath, siteKey } from './site-schemas.ts';

/** The caller's sites, the oldest first. */
export const listEmbedSites = {
  summary: 'The caller’s sites on which widgets run, with their keys.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  tellsHidden: 'own',
  problems: ['forbidden'],
  response: z.array(site),
} satisfies ServerHalf;

export const createEmbedSite = {
  summary: 'Registers a site, with a live and a test key; twenty a person at most.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'conflict'],
  callsPerMinute: 20,
  body: siteFacts,
  response: site,
} satisfies ServerHalf;

export const changeEmbedSite = {
  summary: 'Changes a site’s name, origins and defaults.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: siteInPath,
  body: siteFacts,
  response: site,
} satisfies ServerHalf;

export const removeEmbedSite = {
  summary: 'Removes a site: its keys stop working, and the sessions on its pages end.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: siteInPath,
  response: z.null(),
} satisfies ServerHalf;

export const rotateEmbedKey = {
  summary: 'Makes a new key; the one before goes on for a week.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 20,
  params: siteInPath,
  body: z.strictObject({ kind: z.enum(['live', 'test']) }),
  response: site,
} satisfies ServerHalf;

export const revokeEmbedKey = {
  summary: 'Stops a key at once.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: siteInPath,
  body: z.strictObject({ key: siteKey }),
  response: site,
} satisfies ServerHalf;

export const checkEmbedOrigin = {
  summary: 'Looks now for the file or DNS record that proves an origin of the site.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  callsPerMinute: 20,
  params: siteInPath,
  body: z.strictObject({ origin: listedOrigin }),
  response: site,
} satisfies ServerHalf;

/** Calls of the last 30 days by the origin that they came from, the busiest first. */
export const readEmbedCounts = {
  summary: 'Requests and refusals of the last 30 days by origin.',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  tellsHidden: 'own',
  problems: ['forbidden', 'not-found'],
  params: siteInPath,
  response: z.array(
    z.strictObject({
      origin: z.string(),
      requests: z.int(),
      refusals: z.int(),
      lastDay: z.iso.date(),
    }),
  ),
} satisfies ServerHalf;
export type EmbedCounts = z.output<typeof readEmbedCounts.response>;
