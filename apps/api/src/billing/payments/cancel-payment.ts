import { onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { type FinishContext, finishPayment, storePaymentOutcome } from './finish-payment.ts';

/**
 * Cancels a payment for the user who began it, under its lock, without the provider: what that
 * charges all the same, or has charged, goes back. One that is paid, or has failed, stays as it is.
 */
export async function callOffPayment(context: FinishContext, paymentId: string): Promise<void> {
  await storePaymentOutcome(context, {
    ...{ paymentId, intent: undefined, accountId: null },
    isUnanswered: true,
  });
}

/**
 * Cancels a charge on an account, our own where that is null, that waits for its owner's bank, and
 * keeps what came of that; answers true then.
 */
export async function cancelPayment(
  context: FinishContext,
  intentId: string,
  accountId: string | null,
  outcome: { readonly isLost?: boolean } = {},
): Promise<true> {
  const { provider } = requirePayments(context);
  await awaitProvider(
    provider.paymentIntents.cancel(intentId, {}, onAccount(accountId)).catch(passOver),
  );
  await finishPayment(context, intentId, accountId, outcome);
  return true;
}

/** It was paid, or cancelled, in this very moment: which of them, is read next. */
function passOver(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
