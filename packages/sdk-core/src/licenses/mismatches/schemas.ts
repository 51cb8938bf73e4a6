import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { listingId } from '../../vocabulary/ids.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { invoice } from '../license-schemas.ts';
import { mismatchKinds } from './address-mismatch.ts';

const instant = z.iso.datetime();

/** A licence whose billing address does not agree with what else is known of its buyer. */
const addressMismatch = z.strictObject({
  license: z.uuid(),
  licensee: listingId,
  /** That of the listing, now. */
  title: z.string(),
  kinds: z.array(z.enum(mismatchKinds)),
  /** As it was at the purchase, and what it was taxed by it. */
  billedTo: invoice.shape.billedTo,
  taxes: invoice.shape.taxes,
  total: money,
  /** Where the listing stood at the purchase. */
  listing: z.strictObject({ country: z.string(), region: z.string() }),
  /** Where the card was issued; null where that is not known. */
  cardCountry: z.nullable(z.string()),
  boughtAt: instant,
  /** When an administrator has looked into it. */
  settledAt: z.nullable(instant),
});
export type AddressMismatch = z.output<typeof addressMismatch>;

const administrators = {
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
} as const;

export const listAddressMismatches = {
  ...administrators,
  summary:
    'Licences that were paid for whose billing address does not agree with the card’s country or the listing’s region, the open ones first.',
  problems: ['forbidden'],
  query: z.strictObject(pageQuery({ defaultSize: 20, maximumSize: 100 })),
  response: z.strictObject({ items: z.array(addressMismatch), hasMore: z.boolean() }),
} satisfies ServerHalf;

export const settleAddressMismatch = {
  ...administrators,
  summary: 'Says that a billing address was looked into; nothing of its licence changes.',
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 60,
  params: z.strictObject({ uuid: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
