import * as z from 'zod/mini';
import { mostOfCart } from '../../cart/cart-limits.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { webAddress } from '../../listings/fields/field-schemas.ts';
import { shopId } from '../../shops/shop-id-schemas.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { invoiceId } from '../invoices/invoice-id-schemas.ts';
import { carriers } from './carriers.ts';
import {
  longestTrackingNumber,
  pickupCodeLength,
  trackingNumberPattern,
} from './fulfilment-limits.ts';
import { fulfilmentStates } from './fulfilment-states.ts';
import { parcel, pickup, returned } from './part-schemas.ts';

const count = z.int().check(z.gte(0));
const ofInvoice = z.strictObject({ shopId, invoiceId });
const ofParcel = z.strictObject({ ...ofInvoice.shape, parcelId: z.uuid() });

/** What became of an invoice, as the people of its shop read it. */
const shopFulfilment = z.strictObject({
  state: z.enum(fulfilmentStates),
  /** Whether it is sent, or fetched. */
  kind: z.enum(['ship', 'pickup']),
  /** Where its shop is. */
  country: z.enum(countries),
  /** Whether the caller may change it. */
  mayWrite: z.boolean(),
  lines: z.array(
    z.strictObject({
      item: z.int(),
      title: z.string(),
      values: z.array(z.string()),
      quantity: count,
      /** Pieces that have left the shop, by parcel or by hand. */
      sent: count,
      returned: count,
      /** Pieces that were refunded before they were sent, and stay at the shop. */
      unsent: count,
      /** Whether its pieces are counted, so that what comes back can be sold again. */
      isCounted: z.boolean(),
    }),
  ),
  parcels: z.array(
    z.strictObject({
      ...parcel.shape,
      /** Until when it can be withdrawn; null where it can't. */
      undoUntil: z.nullable(z.iso.datetime()),
    }),
  ),
  pickup: z.nullable(pickup),
  returns: z.array(z.strictObject({ ...returned.shape, isRestocked: z.boolean() })),
});
export type ShopFulfilment = z.output<typeof shopFulfilment>;

/** Each line once. */
const sentPieces = z
  .array(
    z.strictObject({ item: z.int(), quantity: z.int().check(z.gte(1), z.lte(mostOfCart.pieces)) }),
  )
  .check(
    z.minLength(1),
    z.maxLength(mostOfCart.lines),
    z.refine((lines) => new Set(lines.map(({ item }) => item)).size === lines.length, {
      error: 'expected each item once',
    }),
  );

export const readFulfilment = {
  summary: 'What became of an invoice: its parcels, its pickup and its returns, for its shop.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: ofInvoice,
  response: shopFulfilment,
} satisfies ServerHalf;

export const sendParcel = {
  summary:
    'Records a parcel of an invoice, with all or some of its pieces, and writes to its buyer. More pieces than are left to send, and what was paid back, are a conflict.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  callsPerMinute: 60,
  params: ofInvoice,
  body: z.strictObject({
    carrier: z.enum(carriers),
    /** At the carrier; empty where it has none. */
    number: z
      .string()
      .check(
        z.trim(),
        z.maxLength(longestTrackingNumber),
        z.regex(trackingNumberPattern, 'expected letters and digits'),
      ),
    /** Where a carrier that is not known here shows it; null otherwise. */
    url: z.nullable(webAddress.check(z.startsWith('https://', 'expected an address with https'))),
    lines: sentPieces,
  }),
  response: shopFulfilment,
} satisfies ServerHalf;

export const undoParcel = {
  summary:
    'Withdraws a parcel that was recorded by mistake, within a day and before it was delivered, and writes to its buyer.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  params: ofParcel,
  response: shopFulfilment,
} satisfies ServerHalf;

export const confirmDelivery = {
  summary: 'Records that a parcel has come, and writes to its buyer once.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  params: ofParcel,
  response: shopFulfilment,
} satisfies ServerHalf;

export const offerPickup = {
  summary:
    'Records that everything of an invoice is ready for its buyer, who gets a code by mail and on the page of the order.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  params: ofInvoice,
  response: shopFulfilment,
} satisfies ServerHalf;

export const handOver = {
  summary:
    'Records that the buyer has fetched everything, by the code that they say. Five wrong ones end it for an hour.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  callsPerMinute: 20,
  params: ofInvoice,
  body: z.strictObject({
    code: z.string().check(
      z.overwrite((text) => text.replaceAll(/[ -]/g, '')),
      z.regex(/^\d+$/, 'expected digits'),
      z.length(pickupCodeLength),
    ),
  }),
  response: shopFulfilment,
} satisfies ServerHalf;

export const recordReturn = {
  summary:
    'Records pieces that came back, once, puts them into the stock again if they can be sold, and writes to their buyer. More than was sent is a conflict. No money goes back by it.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  callsPerMinute: 60,
  params: ofInvoice,
  body: z.strictObject({ lines: sentPieces, restock: z.boolean() }),
  response: shopFulfilment,
} satisfies ServerHalf;

export const readPackingSlip = {
  summary:
    'A packing slip as a PDF, without prices: of one parcel, or of everything that is left to send.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  callsPerMinute: 10,
  params: ofInvoice,
  query: z.strictObject({
    language: z._default(z.enum(supportedLocales), 'en-CA'),
    parcel: z.optional(z.uuid()),
  }),
  response: z.file(),
} satisfies ServerHalf;
