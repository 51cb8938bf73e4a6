import { Stripe } from 'stripe';
import { findAtProvider } from './provider.ts';

interface AccountOptions {
  readonly stripeAccount?: string;
}

/** Options of a request about something of a connected account; none for what is our own (null). */
export function onAccount(accountId: string | null): AccountOptions {
  return accountId === null ? {} : { stripeAccount: accountId };
}

/**
 * Whether the provider lets us see nothing of a connected account: there is none of that number, or
 * its owner has taken our access away.
 */
export function isDenied(error: unknown): boolean {
  return error instanceof Stripe.errors.StripePermissionError;
}

/**
 * Finds what the provider has, as `findAtProvider` does, of our own or of a connected account;
 * undefined too where it lets us see nothing of that account.
 */
export async function findOnAccount<Found>(
  accountId: string | null,
  find: (options: AccountOptions) => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await findAtProvider(find(onAccount(accountId)));
  } catch (error) {
    if (accountId !== null && isDenied(error)) return undefined;
    throw error;
  }
}
