import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findOnAccount } from '../../platform/payments/on-account.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { defineWork, type WorkContext } from '../../platform/queue/work.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { refreshAccount } from '../connect/refresh-account.ts';
import { forgetIfGone } from '../customers/forget-customer.ts';
import { followDispute } from '../disputes/follow-dispute.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { paymentEvents } from '../tables.ts';
import { refreshWhereShown } from '../tax/refresh-account-taxes.ts';

type PaymentEvent = typeof paymentEvents.$inferSelect;
type Act = (context: WorkContext, event: PaymentEvent) => Promise<void>;

/**
 * Acts upon an event of the provider. It may have come late, twice and after later ones, so that each
 * kind reads at the provider how things stand now.
 */
export const handleEvent = defineWork({
  name: 'handle-payment-event',
  summary: 'Reads at the payment provider what an event of it is about, and keeps that.',
  ids: z.strictObject({ event: z.int().check(z.gte(1)) }),
  // Two of the same object may run concurrently: what each reads is stored under a lock of its row.
  atOnce: 4,
  async run(context, { event: number }) {
    const { database, clock } = context;
    const ofEvent = eq(paymentEvents.number, number);
    const [event] = await database
      .select()
      .from(paymentEvents)
      .where(ofEvent)
      .prepare('find_payment_event')
      .execute();
    if (!event || event.handledAt) return 'done';
    await findAct(event)?.(context, event);
    await database
      .update(paymentEvents)
      .set({ handledAt: clock.now() })
      .where(ofEvent)
      .prepare('end_payment_event')
      .execute();
    return 'done';
  },
});

const syncCustomer: Act = async (context, { customerId }) => {
  if (customerId !== null) await syncCards(context, customerId);
};

const forget: Act = async (context, { objectId }) => {
  if (objectId !== null) await forgetIfGone(context, objectId);
};

const finish: Act = async (context, { objectId, accountId }) => {
  if (objectId !== null) await finishPayment(context, objectId, accountId);
};

const finishCharged: Act = async (context, { objectId, accountId }) => {
  if (objectId === null) return;
  const { provider } = requirePayments(context);
  const charge = await findOnAccount(accountId, (options) =>
    provider.charges.retrieve(objectId, {}, options),
  );
  const intent = charge?.payment_intent;
  if (typeof intent === 'string') await finishPayment(context, intent, accountId);
};

const finishRefunded: Act = async (context, { objectId, accountId }) => {
  if (objectId === null) return;
  const { provider } = requirePayments(context);
  const refund = await findOnAccount(accountId, (options) =>
    provider.refunds.retrieve(objectId, {}, options),
  );
  const intent = refund?.payment_intent;
  if (typeof intent === 'string') await finishPayment(context, intent, accountId);
};

const dispute: Act = async (context, { objectId, accountId }) => {
  if (objectId !== null) await followDispute(context, objectId, accountId);
};

const readAccount: Act = async (context, { objectId, accountId }) => {
  const account = accountId ?? objectId;
  if (account !== null) await refreshAccount(context, account);
};

/** The object of such an event is `card_payments`, not an account. */
const readAccountOf: Act = async (context, { accountId }) => {
  if (accountId !== null) await refreshAccount(context, accountId);
};

const readTaxes: Act = async (context, { accountId }) => {
  if (accountId === null) return;
  await refreshWhereShown(context, accountId);
};

/** What payments are followed by, on our own account and on those of others. */
const paymentActs: Readonly<Record<string, Act>> = {
  'charge.dispute.closed': dispute,
  'charge.dispute.created': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.updated': dispute,
  'charge.refund.updated': finishRefunded,
  'charge.refunded': finishCharged,
  'payment_intent.canceled': finish,
  'payment_intent.payment_failed': finish,
  'payment_intent.requires_action': finish,
  'payment_intent.succeeded': finish,
  'refund.failed': finishRefunded,
  'refund.updated': finishRefunded,
};

/** Of connected accounts their state is stored, and payments that were charged there for us. */
const accountActs: Readonly<Record<string, Act>> = {
  ...paymentActs,
  'account.application.authorized': readAccount,
  'account.application.deauthorized': readAccount,
  'account.updated': readAccount,
  'capability.updated': readAccountOf,
  'tax.settings.updated': readTaxes,
};

/** All other kinds are stored, and nothing follows from them. */
const acts: Readonly<Record<string, Act>> = {
  ...accountActs,
  'customer.deleted': forget,
  'payment_method.attached': syncCustomer,
  'payment_method.automatically_updated': syncCustomer,
  'payment_method.detached': syncCustomer,
  'payment_method.updated': syncCustomer,
  'setup_intent.succeeded': syncCustomer,
};

type Subject = Pick<PaymentEvent, 'type' | 'accountId'>;

/** Whether something follows from an event of this kind, of our own or of a connected account. */
export function isHandled(subject: Subject): boolean {
  return findAct(subject) !== undefined;
}

function findAct({ type, accountId }: Subject): Act | undefined {
  const known = accountId === null ? acts : accountActs;
  return Object.hasOwn(known, type) ? known[type] : undefined;
}

/** The kinds of events that something follows from: of our own account, and of connected accounts. */
export const handledTypes: readonly string[] = Object.keys(acts);
export const handledAccountTypes: readonly string[] = Object.keys(accountActs);
