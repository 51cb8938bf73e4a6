import type { Stripe } from 'stripe';
import { attach } from '../cards/attach.ts';
import { requireBehaviour } from '../cards/behaviour.ts';
import {
  type CardError,
  describeDecline,
  describeFailedAuthentication,
} from '../cards/declines.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { nextAction } from './next-action.ts';

/** What came of trying a card: the intent as it stands, and why the card was refused. */
export interface SetupOutcome {
  readonly intent: Stripe.SetupIntent;
  readonly error?: CardError;
}

/** Tries to set a card up; the bank may want to see its holder first. */
export async function tryCard(
  store: Store,
  origin: string,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
  returnUrl: string | null,
): Promise<SetupOutcome> {
  const { decline, authentication } = await requireBehaviour(store, card.id);
  await store.keepSecrets(intent.id, { returnUrl });
  const tried = { ...intent, payment_method: card.id, last_setup_error: null };
  if (decline?.at === 'everything') return refuse(store, tried, card, describeDecline(decline));
  if (authentication === 'none') return { intent: await succeed(store, tried, card) };
  const waiting: Stripe.SetupIntent = {
    ...tried,
    status: 'requires_action',
    next_action: nextAction(origin, intent.id, intent.client_secret ?? '', returnUrl),
  };
  return { intent: await store.save(waiting, 'setup_intent.requires_action') };
}

/** Goes on when the bank has seen the holder, or has not. */
export async function finishSetup(
  store: Store,
  intent: Stripe.SetupIntent,
  isAuthenticated: boolean,
): Promise<Stripe.SetupIntent> {
  const card = await store.get('payment_method', idOf(intent.payment_method) ?? '');
  if (isAuthenticated) return succeed(store, intent, card);
  const error = describeFailedAuthentication('setup_intent');
  return store.save(
    {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_setup_error: { ...error, payment_method: card },
    },
    'setup_intent.setup_failed',
  );
}

async function succeed(
  store: Store,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
): Promise<Stripe.SetupIntent> {
  const customerId = idOf(intent.customer);
  if (customerId !== null) await attach(store, card, customerId);
  await store.keepSecrets(card.id, { isSetUp: true });
  return store.save(
    { ...intent, status: 'succeeded', next_action: null, last_setup_error: null },
    'setup_intent.succeeded',
  );
}

async function refuse(
  store: Store,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
  error: CardError,
): Promise<SetupOutcome> {
  const refused: Stripe.SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, payment_method: card },
  };
  return { intent: await store.save(refused, 'setup_intent.setup_failed'), error };
}
