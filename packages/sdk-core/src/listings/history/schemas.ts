import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { listingIdInPath } from '../../vocabulary/ids.ts';
import { postingKinds } from '../form/posting-kinds.ts';
import { listedPrice } from '../schemas.ts';
import { historyChanges } from './public-history.ts';

/** What happened to a listing that the public may know: when, what, and the price from then on. */
const historyEntry = z.strictObject({
  at: z.iso.datetime(),
  change: z.enum(historyChanges),
  /** Null for a price on request. */
  price: z.nullable(listedPrice),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const readHistory = {
  summary:
    'How price and status of a listing have changed, the latest first; nothing unless its owner shows it.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found', 'gone'],
  params: z.strictObject({ type: z.enum(postingKinds), id: listingIdInPath }),
  response: z.strictObject({ results: z.array(historyEntry) }),
} satisfies ServerHalf;
