import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork, type WorkContext } from '../../platform/queue/work.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { refreshAccount } from '../connect/refresh-account.ts';
import { forgetIfGone } from '../customers/forget-customer.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { paymentEvents } from '../tables.ts';

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
  async run(context, { event: number }) {
    const { database, clock } = context;
    const ofEvent = eq(paymentEvents.number, number);
    const [event] = await database.select().from(paymentEvents).where(ofEvent);
    if (!event || event.handledAt) return 'done';
    if (isOurs(event)) await acts[event.type]?.(context, event);
    await database.update(paymentEvents).set({ handledAt: clock.now() }).where(ofEvent);
    return 'done';
  },
});

/** What connected accounts sell is theirs; of them, only how they stand is kept. */
function isOurs({ accountId, type }: PaymentEvent): boolean {
  return accountId === null || type.startsWith('account.');
}

const syncCustomer: Act = async (context, { customerId }) => {
  if (customerId !== null) await syncCards(context, customerId);
};

const forget: Act = async (context, { objectId }) => {
  if (objectId !== null) await forgetIfGone(context, objectId);
};

const finish: Act = async (context, { objectId }) => {
  if (objectId !== null) await finishPayment(context, objectId);
};

const finishCharged: Act = async (context, { objectId }) => {
  if (objectId === null) return;
  const { provider } = requirePayments(context);
  const charge = await findAtProvider(provider.charges.retrieve(objectId));
  const intent = charge?.payment_intent;
  if (typeof intent === 'string') await finishPayment(context, intent);
};

const readAccount: Act = async (context, { objectId, accountId }) => {
  const account = accountId ?? objectId;
  if (account !== null) await refreshAccount(context, account);
};

/** All other kinds are kept, and nothing follows from them. */
const acts: Readonly<Record<string, Act>> = {
  'account.application.deauthorized': readAccount,
  'account.updated': readAccount,
  'charge.refunded': finishCharged,
  'customer.deleted': forget,
  'payment_intent.canceled': finish,
  'payment_intent.payment_failed': finish,
  'payment_intent.requires_action': finish,
  'payment_intent.succeeded': finish,
  'payment_method.attached': syncCustomer,
  'payment_method.automatically_updated': syncCustomer,
  'payment_method.detached': syncCustomer,
  'payment_method.updated': syncCustomer,
  'setup_intent.succeeded': syncCustomer,
};

/** The kinds of events that something follows from. */
export const handledTypes: readonly string[] = Object.keys(acts);
