import * as z from 'zod/mini';
import { listedSite, siteInPath, siteKey } from '../../embeds/sites/site-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';

/** Why something is done to what is somebody else's. */
const reason = storableText(500).check(z.trim(), z.minLength(1));

/** The newest first; `text` is a part of the name, or an owner's name, an origin or a key. */
export const listAllEmbedSites = {
  summary: 'All sites on which widgets run, with owners, keys, origins, agreements and counts.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden'],
  query: z.strictObject({
    text: z._default(storableText(300), ''),
    ...pageQuery({ defaultSize: 20, maximumSize: 50 }),
  }),
  response: z.strictObject({ items: z.array(listedSite), hasMore: z.boolean() }),
} satisfies ServerHalf;

export const stopEmbedSite = {
  summary: 'Stops a site with all its keys, and ends the sessions on its pages.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: siteInPath,
  body: z.strictObject({ reason }),
  response: z.null(),
} satisfies ServerHalf;

export const resumeEmbedSite = {
  summary: 'Lets a site go on that was stopped.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: siteInPath,
  response: z.null(),
} satisfies ServerHalf;

export const stopEmbedKey = {
  summary: 'Stops one key of a site at once; its owner may make another.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: siteInPath,
  body: z.strictObject({ key: siteKey, reason }),
  response: z.null(),
} satisfies ServerHalf;
