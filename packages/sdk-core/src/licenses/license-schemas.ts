import * as z from 'zod/mini';
import { providerId } from '../billing/cards/schemas.ts';
import { billedAddress } from '../billing/invoices/invoice-schemas.ts';
import { receipt } from '../billing/receipts/receipt-schemas.ts';
import { taxes } from '../billing/taxes/taxes.ts';
import { boardId, listingId } from '../vocabulary/ids.ts';
import { money } from '../vocabulary/money/money-schema.ts';
import { licenseStates } from './life/license-life.ts';

const instant = z.iso.datetime();
const boardIds = z.readonly(z.array(boardId));

/** A tax, its portion in parts of a million, and what it comes to. */
const chargedTax = z.strictObject({
  tax: z.enum(taxes),
  portion: z.int(),
  amount: money,
});
const chargedTaxes = z.readonly(z.array(chargedTax));

/** The plan that ran until then, and what the difference was reckoned from: prices for a year, and days. */
const planDifference = z.strictObject({
  license: z.uuid(),
  planId: z.string(),
  nickname: z.string(),
  price: money,
  planPrice: money,
  days: z.int(),
  term: z.int(),
});

/** What a line is for; the boards of a plan are in its price. */
export const invoiceItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('plan'),
    planId: z.string(),
    boards: boardIds,
    replaces: z.optional(planDifference),
  }),
  z.strictObject({ kind: z.literal('board'), boardId }),
]);

/** What is charged for a licence: each sum is that of the lines. */
export const invoice = z.strictObject({
  lines: z.readonly(
    z.array(
      z.strictObject({
        item: invoiceItem,
        price: money,
        discount: money,
        net: money,
        taxes: chargedTaxes,
        gross: money,
      }),
    ),
  ),
  subtotal: money,
  discount: money,
  taxes: chargedTaxes,
  total: money,
  /** The calendar date on which the licence is due. */
  dueDate: z.iso.date(),
  renews: z.boolean(),
  /** The buyer's billing address at the purchase, by which it is taxed; null where it was bought before that. */
  billedTo: z.nullable(billedAddress),
});

/** Money is on its way back to the card, has come back to it, or was taken back by the bank. */
export const returnedStates = ['refunding', 'refunded', 'charged-back'] as const;
export type ReturnedState = (typeof returnedStates)[number];

/** What its owner is owed another place or the price of the days for, as the terms say. */
const owedOutage = z.strictObject({
  board: boardId,
  /** That of the board, now. */
  name: z.string(),
  /** Days without the board that the licence pays for. */
  from: instant,
  /** The first instant that isn’t owed; null where the board is out still. */
  until: z.nullable(instant),
});

/** A licence as its owner sees it; what goes beyond licensee, seats and uuid is ours. */
export const license = z.strictObject({
  uuid: z.uuid(),
  /** The merchant listing. */
  licensee: listingId,
  /** That of the listing, now. */
  title: z.string(),
  /** Whether everybody sees the listing; while nobody does, its places are empty. */
  isShown: z.boolean(),
  /** The boards that it has places on; of one that is being paid for, those that it will have. */
  seats: boardIds,
  state: z.enum(licenseStates),
  /** As it was bought; null where single boards were. */
  plan: z.nullable(
    z.strictObject({ id: z.uuid(), nickname: z.string(), seat_count: z.int().check(z.gte(1)) }),
  ),
  /**
   * Whether its buyer requested that it renew by itself, which nothing does yet: it ends when it is
   * due.
   */
  renews: z.boolean(),
  /** The saved card that it was paid with or renews with; null where it has none, or that is gone. */
  payment_method: z.nullable(providerId),
  boughtAt: instant,
  /** The first instant that it does not cover. */
  dueAt: instant,
  /** When it ended, or came to nothing; null until then. */
  endedAt: z.nullable(instant),
  /** The licence by a larger plan that took its place. */
  replacedBy: z.nullable(z.strictObject({ uuid: z.uuid(), nickname: z.string() })),
  /** Outages of its boards that lasted too long, the first one first; they stay when it ends. */
  owed: z.array(owedOutage),
  /** Where its money is, once it is here no more; null as long as it is, or none was taken. */
  returned: z.nullable(z.enum(returnedStates)),
  /** IANA zone of the listing, in which the due date counts. */
  timeZone: z.string(),
  invoice,
  /** Null as long as it is being paid for, and of those that are older than receipts. */
  receipt: z.nullable(receipt),
});
export type License = z.output<typeof license>;
