import { askProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { type FinishContext, finishPayment } from './finish-payment.ts';

/** Cancels a charge that waits for its owner's bank, and keeps what came of that. */
export async function cancelPayment(context: FinishContext, intentId: string): Promise<void> {
  const { provider } = requirePayments(context);
  await askProvider(provider.paymentIntents.cancel(intentId).catch(passOver));
  await finishPayment(context, intentId);
}

/** It was paid, or cancelled, in this very moment: which of them, is read next. */
function passOver(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
