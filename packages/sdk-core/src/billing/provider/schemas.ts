import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { differenceEnds, differenceKinds, providerModes } from './provider-terms.ts';

const time = z.iso.datetime();
const count = z.int().check(z.gte(0));

/** What shows which key is set, and opens nothing. */
const ending = z.string().check(z.regex(/^.{4}$/, 'expected four characters'));

const account = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('read'),
    id: z.string(),
    name: z.nullable(z.string()),
    country: z.nullable(z.string()),
    chargesEnabled: z.boolean(),
  }),
  z.strictObject({ state: z.literal('refused') }),
  z.strictObject({ state: z.literal('unreachable') }),
]);

const paymentProvider = z.strictObject({
  mode: z.enum(providerModes),
  /** The release of the provider's API that is called. */
  apiVersion: z.string(),
  /** The last four characters of each; absent where none is set. */
  keys: z.nullable(
    z.strictObject({
      secret: ending,
      publishable: ending,
      /** Two while one is exchanged for another. */
      webhook: z.array(ending),
      /** Of the endpoint for events of connected accounts; empty where none is set. */
      connectWebhook: z.array(ending),
    }),
  ),
  /** As the provider reports it now; null if no provider is queried. */
  account: z.nullable(account),
  events: z.strictObject({
    lastReceivedAt: z.nullable(time),
    /** Not acted upon yet. */
    waiting: count,
    oldestWaitingAt: z.nullable(time),
    /** Deliveries beyond the first of each. */
    repeated: count,
  }),
  /** Where the sandbox is looked at and moved; absent where there is none. */
  controlPage: z.nullable(z.string()),
});
export type PaymentProvider = z.output<typeof paymentProvider>;

const paymentEvent = z.strictObject({
  number: z.int(),
  /** The provider's: `evt_…`. */
  id: z.string(),
  type: z.string(),
  objectId: z.nullable(z.string()),
  happenedAt: time,
  receivedAt: time,
  handledAt: z.nullable(time),
  /** How often the provider has sent it; 0 if it never came and was requested. */
  deliveries: count,
});
export type PaymentEvent = z.output<typeof paymentEvent>;

const paymentDifference = z.strictObject({
  id: z.uuid(),
  kind: z.enum(differenceKinds),
  providerId: z.nullable(z.string()),
  /** Of the account or the payment here. */
  ownId: z.nullable(z.string()),
  foundAt: time,
  endedAt: z.nullable(time),
  ended: z.nullable(z.enum(differenceEnds)),
});
export type PaymentDifference = z.output<typeof paymentDifference>;

const administrators = {
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
} as const;
const pages = pageQuery({ defaultSize: 20, maximumSize: 100 });

export const readPaymentProvider = {
  ...administrators,
  summary: 'Whom payments are asked of, with which keys, and how its events arrive.',
  problems: ['forbidden'],
  callsPerMinute: 60,
  response: paymentProvider,
} satisfies ServerHalf;

export const listPaymentEvents = {
  ...administrators,
  summary: 'Events of the payment provider, the newest first; all of them or those that wait.',
  problems: ['forbidden'],
  query: z.strictObject({ show: z._default(z.enum(['all', 'waiting']), 'all'), ...pages }),
  response: z.strictObject({ items: z.array(paymentEvent), hasMore: z.boolean() }),
} satisfies ServerHalf;

export const replayPaymentEvent = {
  ...administrators,
  summary: 'Acts upon an event of the payment provider again, as things stand there now.',
  problems: ['forbidden', 'not-found', 'unavailable'],
  callsPerMinute: 60,
  params: z.strictObject({
    number: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'expected a number')),
      z.transform(Number),
    ),
  }),
  response: z.null(),
} satisfies ServerHalf;

export const catchUpPaymentEvents = {
  ...administrators,
  summary: 'Asks the payment provider for events of the last three days that never came.',
  problems: ['forbidden', 'unavailable'],
  callsPerMinute: 6,
  response: z.strictObject({ found: count }),
} satisfies ServerHalf;

export const listPaymentDifferences = {
  ...administrators,
  summary: 'How what the payment provider has differs from what is kept here, the open ones first.',
  problems: ['forbidden'],
  query: z.strictObject(pages),
  response: z.strictObject({ items: z.array(paymentDifference), hasMore: z.boolean() }),
} satisfies ServerHalf;

export const repairPaymentDifference = {
  ...administrators,
  summary: 'Mends a difference between the payment provider and what is kept here.',
  problems: ['forbidden', 'not-found', 'conflict', 'unavailable'],
  callsPerMinute: 60,
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;

export const settlePaymentDifference = {
  ...administrators,
  summary: 'Closes a difference of money that was settled by hand: no comparison reports it again.',
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 60,
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
