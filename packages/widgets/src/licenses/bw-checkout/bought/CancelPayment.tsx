import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createPurchaseStore } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { CheckoutContext } from '../checkout-context.ts';

interface CancelPaymentProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  /** It was cancelled, or could not be: how it stands is to be looked at. */
  readonly onDone: () => Promise<void>;
}

/** Cancels a payment that is on its way; from a page of others on our own site, as ending is. */
export function CancelPayment({ context, licenseId, onDone }: CancelPaymentProps) {
  const { env, host } = context;
  const messages = env.messages(checkoutMessages);
  const explain = useExplanation();
  const [store] = useState(() => createPurchaseStore(env));
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    if (isBusy) return;
    setBusy(true);
    try {
      await store.cancel(licenseId);
    } catch (error) {
      const problem = toProblem(error);
      // What was paid in this moment shows at once.
      if (host.element && problem.code !== 'conflict')
        toast(host.element, explain(problem), 'error');
    }
    await onDone();
    setBusy(false);
  }

  if (!host.firstParty) {
    const href = context.href(checkout({}, { license: licenseId }));
    return (
      <a className="button button-quiet" href={href} target="_blank" rel="noopener">
        {messages.cancelOnBoardwalk}
      </a>
    );
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={() => void cancel()}>
      {messages.cancelPayment}
    </Button>
  );
}
