import type { Stripe } from 'stripe';
import { attach, usedBefore } from '../cards/attach.ts';
import { requireBehaviour } from '../cards/behaviour.ts';
import {
  type CardError,
  describeDecline,
  describeFailedAuthentication,
} from '../cards/declines.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { makeCharge } from './charges.ts';
import { nextAction } from './next-action.ts';

/** What came of trying to pay: the intent as it stands, and why the card was refused. */
export interface PaymentOutcome {
  readonly intent: Stripe.PaymentIntent;
  readonly error?: CardError;
}

interface Attempt {
  readonly origin: string;
  readonly card: Stripe.PaymentMethod;
  readonly returnUrl: string | null;
  /** Nobody is there whom the bank could see. */
  readonly isOffSession: boolean;
}

/** Tries to charge a card; the bank may want to see its holder first. */
export async function tryPayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  { origin, card, returnUrl, isOffSession }: Attempt,
): Promise<PaymentOutcome> {
  const behaviour = await requireBehaviour(store, card.id);
  if (behaviour.isSpent && card.customer === null) throw usedBefore();
  await store.keepSecrets(intent.id, { returnUrl });
  const tried = { ...intent, payment_method: card.id, last_payment_error: null };
  const { authentication, isSetUp } = behaviour;
  const isSeen =
    authentication === 'none' || (isOffSession && isSetUp && authentication !== 'always');
  if (isSeen) return charge(store, tried, card);
  if (isOffSession) {
    const code = 'authentication_required';
    return refuse(store, tried, card, describeDecline({ code, decline_code: code }));
  }
  const waiting: Stripe.PaymentIntent = {
    ...tried,
    status: 'requires_action',
    next_action: nextAction(origin, intent.id, intent.client_secret ?? '', returnUrl),
  };
  return { intent: await store.save(waiting, 'payment_intent.requires_action') };
}

/** Goes on when the bank has seen the holder, or has not. */
export async function finishPayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  isAuthenticated: boolean,
): Promise<PaymentOutcome> {
  const card = await store.get('payment_method', idOf(intent.payment_method) ?? '');
  if (isAuthenticated) return charge(store, intent, card);
  const error = describeFailedAuthentication('payment_intent');
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: card },
  };
  return { intent: await store.save(failed, 'payment_intent.payment_failed') };
}

async function charge(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
): Promise<PaymentOutcome> {
  const { decline } = await requireBehaviour(store, card.id);
  if (decline !== undefined) return refuse(store, intent, card, describeDecline(decline));
  const { id } = await makeCharge(store, intent, card, null);
  const customerId = idOf(intent.customer);
  if (intent.setup_future_usage !== null && customerId !== null) {
    await attach(store, card, customerId);
    await store.keepSecrets(card.id, { isSetUp: true });
  } else {
    await spend(store, card);
  }
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    latest_charge: id,
    next_action: null,
    status: 'succeeded',
  };
  const saved = await store.save(paid, 'payment_intent.succeeded');
  const { dispute } = await requireBehaviour(store, card.id);
  if (dispute) await openDispute(store, id, dispute);
  return { intent: saved };
}

/** A card that was cloned and never attached has been used, whatever its bank has answered. */
async function spend(store: Store, card: Stripe.PaymentMethod): Promise<void> {
  const { isClone } = await requireBehaviour(store, card.id);
  if (isClone && card.customer === null) await store.keepSecrets(card.id, { isSpent: true });
}

async function refuse(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  error: CardError,
): Promise<PaymentOutcome> {
  const { id } = await makeCharge(store, intent, card, error);
  await spend(store, card);
  const refused: Stripe.PaymentIntent = {
    ...intent,
    latest_charge: id,
    last_payment_error: { ...error, charge: id, payment_method: card },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await store.save(refused, 'payment_intent.payment_failed');
  return { intent: refused, error: { ...error, charge: id } };
}
