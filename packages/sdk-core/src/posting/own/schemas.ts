import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { postingKinds } from '../../listings/form/posting-kinds.ts';
import { listedPrice } from '../../listings/schemas.ts';
import { image } from '../../media/schemas.ts';
import { actions } from '../../vocabulary/groups.ts';
import { listingId } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { standings } from '../life.ts';
import { reminderDays } from '../terms.ts';
import { countedDays, ownPageSize, ownSorts } from './sorts.ts';

const instant = z.iso.datetime();
const kind = z.enum(postingKinds);
const standing = z.enum(standings);
const count = z.int();

/** A listing as its owner lists it; a draft that was never published is one too. */
export const ownListingSummary = z.strictObject({
  id: listingId,
  listingType: kind,
  standing,
  /** What is written so far; empty where a draft has none. */
  title: z.string(),
  subcategory: z.nullable(z.string()),
  city: z.nullable(z.string()),
  price: z.nullable(listedPrice),
  primaryImage: z.nullable(image),
  /** What a moderator says about a listing that was taken down. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: z.nullable(instant),
  /** Whether a licence for boards runs on it: its places stay empty while it does not show. */
  isLicensed: z.boolean(),
  /** When what is not published was saved last. */
  draftSavedAt: z.nullable(instant),
  /** Of the last 30 days. */
  counts: z.strictObject({ view: count, phone: count, email: count, website: count, share: count }),
  /**
   * What one may do with a listing that somebody else has posted, beyond reading it;
   * `administration` stands for everything. Absent for one’s own.
   */
  rights: z.optional(z.array(z.enum(actions))),
});
export type OwnListingSummary = z.output<typeof ownListingSummary>;

export const listOwnListings = {
  summary:
    'One’s own listings and drafts, wherever they stand, and on our own site those of others that one may look after; the latest change first.',
  audience: 'embed:listings:write',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject({
    title: z._default(storableText(200), ''),
    ...pageQuery({ defaultSize: ownPageSize, maximumSize: 9_999 }),
  }),
  body: z.strictObject({
    type: z.optional(kind),
    standing: z.optional(standing),
    sort: z.optional(
      z.strictObject({ by: z.enum(ownSorts), direction: z.enum(['ascending', 'descending']) }),
    ),
  }),
  response: z.strictObject({ results: z.array(ownListingSummary), total: count }),
} satisfies ServerHalf;

export const countOwnListings = {
  summary: `How many of one’s own listings show, or end within ${reminderDays} days, how many drafts there are, and how often the listings were viewed in the last ${countedDays} days.`,
  audience: 'site',
  rule: 'members',
  response: z.strictObject({ active: count, ending: count, drafts: count, views: count }),
} satisfies ServerHalf;
