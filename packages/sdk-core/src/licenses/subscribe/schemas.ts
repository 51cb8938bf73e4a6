import * as z from 'zod/mini';
import { providerId } from '../../billing/cards/schemas.ts';
import { couponCode } from '../../billing/schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { boardId, listingIdInPath } from '../../vocabulary/ids.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { invoice, license } from '../license-schemas.ts';
import { largestSeats } from '../plans/plan-terms.ts';

const boardIds = z.array(boardId).check(z.maxLength(largestSeats));

/** Room for the ids of 3,000 boards. */
const bodyBytes = 64_000;

/** What is to be bought, for the boards that the listing holds. */
const wish = {
  /** A plan of the list by its id; beside a code, that of the code's plan. */
  tier: z.optional(z.uuid()),
  custom_code: z.optional(couponCode),
  coupon: z.optional(couponCode),
  /** Licences do not renew by themselves yet: each ends when it is due, and the same is bought again then. */
  renews: z._default(z.literal(false), false),
  /** The boards as the page shows them, in any order; where the listing holds others nothing is sold (409). */
  seats: z.optional(boardIds),
};

/** How it is paid. */
const payment = {
  /** A saved card; needed unless a coupon leaves nothing to pay for good. */
  payment_method: z.optional(providerId),
  /** The total that the buyer has seen; where it comes to another nothing is charged (409). */
  total: money,
};

/** A licence, and what the browser needs where the bank asks the card's owner something. */
const subscription = z.strictObject({
  license,
  client_secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(255))),
});
export type Subscription = z.output<typeof subscription>;

export const previewSubscription = {
  summary:
    'The very invoice that subscribing charges now, for the boards that the listing holds; nothing is kept.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found', 'conflict', 'incomplete-profile'],
  callsPerMinute: 120,
  bodyBytes,
  params: z.strictObject({ listingId: listingIdInPath }),
  body: z.strictObject(wish),
  response: invoice,
} satisfies ServerHalf;

export const subscribeLicense = {
  summary:
    'Buys a plan for a year, with the boards that the listing holds; from a partner’s page it needs a confirmation. A licence that is answered as PENDING without a client secret is charged as soon as the payment provider answers, within the hour, and can be cancelled until then.',
  audience: 'embed:boards',
  rule: 'members',
  inPerson: true,
  problems: [
    'forbidden',
    'incomplete-profile',
    'payment-required',
    'not-found',
    'conflict',
    'origin-not-allowed',
    'unavailable',
  ],
  callsPerMinute: 30,
  bodyBytes,
  params: z.strictObject({ merchantId: listingIdInPath }),
  body: z.strictObject({ ...wish, ...payment, confirmation: z.optional(z.uuid()) }),
  response: subscription,
} satisfies ServerHalf;

export const finishSubscription = {
  summary:
    'Reads at the provider what became of the payment of one’s licence, as once the bank has asked. A partner’s page gets the client secret of what began there alone.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found', 'unavailable'],
  callsPerMinute: 60,
  params: z.strictObject({ uuid: z.uuid() }),
  response: subscription,
} satisfies ServerHalf;

export const subscribeBoards = {
  summary: 'Buys single boards that the listing holds for a year, each at the price of a sponsor.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: [
    'forbidden',
    'incomplete-profile',
    'payment-required',
    'not-found',
    'conflict',
    'unavailable',
  ],
  callsPerMinute: 30,
  bodyBytes: 128_000,
  params: z.strictObject({ id: listingIdInPath }),
  body: z.strictObject({
    subscriptions: z
      .array(z.strictObject({ id: boardId }))
      .check(z.minLength(1), z.maxLength(largestSeats)),
    coupon: z.optional(couponCode),
    ...payment,
  }),
  response: subscription,
} satisfies ServerHalf;

export const endBoards = {
  summary: 'Ends places on boards that were bought singly; nothing is paid back.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  bodyBytes,
  params: z.strictObject({ id: listingIdInPath }),
  body: z.strictObject({ billboards: boardIds.check(z.minLength(1)) }),
  response: z.null(),
} satisfies ServerHalf;
