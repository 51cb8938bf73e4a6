import * as z from 'zod/mini';
import { pageQuery } from '../../vocabulary/page.ts';
import { storableText } from '../../vocabulary/storable-text.ts';
import { listedSite, siteInPath, siteKey } from '../site-schemas.ts';

/** Why something is done to what is somebody else's. */
const reason = storableText(500).check(z.trim(), z.minLength(1));

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
