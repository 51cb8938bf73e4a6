import type { ProviderMode } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import type {
  PaymentProvider,
  readPaymentProvider as schemas,
} from '@boardwalk/sdk-core/billing/provider/schemas';
import { count, isNull, max, min, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import type { PaymentSettings } from '../../platform/payments/payment-settings.ts';
import type { Payments } from '../../platform/payments/provider.ts';
import { paymentEvents } from '../tables.ts';
import { controlPath } from './serve-control.ts';

/** Nobody waits for the provider as long as a charge may take. */
const patienceMs = 3_000;

export const readPaymentProvider: Handler<typeof schemas> = async (_, { payments, database }) => ({
  mode: modeOf(payments),
  apiVersion: Stripe.API_VERSION,
  keys: payments ? endingsOf(payments.settings) : null,
  account: payments ? await readAccount(payments) : null,
  events: await countEvents(database),
  controlPage: payments?.settings.sandbox === undefined ? null : controlPath,
});

function modeOf(payments: Payments | undefined): ProviderMode {
  if (!payments) return 'none';
  if (payments.settings.sandbox !== undefined) return 'sandbox';
  return payments.settings.secretKey.includes('_live_') ? 'live' : 'test';
}

function endingsOf({ secretKey, publishableKey, webhookSecrets, connectSecrets }: PaymentSettings) {
  return {
    secret: secretKey.slice(-4),
    publishable: publishableKey.slice(-4),
    webhook: webhookSecrets.map((secret) => secret.slice(-4)),
    connectWebhook: connectSecrets.map((secret) => secret.slice(-4)),
  };
}

/**
 * Returns the account as the provider reports it; that the provider does not answer is a result
 * here.
 */
async function readAccount({ provider, settings }: Payments): Promise<PaymentProvider['account']> {
  try {
    const account = await provider.accounts.retrieveCurrent(undefined, {
      maxNetworkRetries: 0,
      timeout: Math.min(patienceMs, settings.timeoutMs),
    });
    const { id, business_profile: profile, settings: shown, country = null } = account;
    return {
      state: 'read',
      id,
      name: profile?.name ?? shown?.dashboard.display_name ?? null,
      country,
      chargesEnabled: account.charges_enabled,
    };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { state: isRefusal(error) ? 'refused' : 'unreachable' };
  }
}

function isRefusal(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

async function countEvents(queries: Queries): Promise<PaymentProvider['events']> {
  const { receivedAt, handledAt, deliveries } = paymentEvents;
  const [all] = await queries
    .select({
      last: max(receivedAt),
      repeated: sql`coalesce(sum(greatest(${deliveries} - 1, 0)), 0)`.mapWith(Number),
    })
    .from(paymentEvents);
  const [waiting] = await queries
    .select({ number: count(), oldest: min(receivedAt) })
    .from(paymentEvents)
    .where(isNull(handledAt));
  if (!all || !waiting) throw new Error('A count has no row.');
  return {
    lastReceivedAt: all.last?.toISOString() ?? null,
    waiting: waiting.number,
    oldestWaitingAt: waiting.oldest?.toISOString() ?? null,
    repeated: all.repeated,
  };
}
