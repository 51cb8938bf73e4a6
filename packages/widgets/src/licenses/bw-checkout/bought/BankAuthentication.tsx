import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { remoteMessages } from '../../../parts/remote-state/messages.ts';
import { useComeBack } from '../../../parts/way-back/use-come-back.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { takeFocus } from './take-focus.ts';
import '../../../kit/button/button.css';
import '../checkout.css';

const paymentParts = lazyParts(
  () => import('../../../billing/shared/payment/load-payment-script.ts'),
);

interface AskedByBankProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  readonly secret: string;
  /** Whether it goes on by itself, as it follows from a press. */
  readonly isAtOnce?: boolean;
  /** The bank has answered, or has been left. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The bank's page over ours; where this page does not allow it, our own site has it. */
export function BankAuthentication({
  context,
  licenseId,
  secret,
  isAtOnce = false,
  onDone,
  onCancel,
}: AskedByBankProps) {
  const { env, host } = context;
  const messages = env.messages(checkoutMessages);
  const { parts } = paymentParts.useParts(true);
  const [standing, setStanding] = useState<'ready' | 'asking' | 'forbidden'>('ready');

  async function goOn(from: NonNullable<typeof parts>) {
    if (standing === 'asking') return;
    setStanding('asking');
    try {
      const script = await env.store(createCardsStore).readScript();
      const loaded = await from.loadPaymentScript(script, findLocale([env.locale]));
      if (loaded.state === 'forbidden') return setStanding('forbidden');
      if (loaded.state === 'failed') throw new Error(loaded.cause);
      await loaded.provider.handleNextAction({ clientSecret: secret });
      await onDone();
    } catch {
      if (host.element) toast(host.element, env.messages(remoteMessages).unreachable, 'error');
    }
    setStanding('ready');
  }

  // Where this page forbids it, the bank is answered in another tab.
  useComeBack(() => standing === 'forbidden' && void onDone());

  const begin = useEffectEvent(() => {
    if (isAtOnce && parts) void goOn(parts);
  });
  const isHere = parts !== undefined;
  useEffect(() => {
    if (isHere) begin();
  }, [isHere]);

  const cancel = <CancelPayment {...{ context, licenseId, onCancel }} />;
  if (standing === 'forbidden') {
    const href = context.href(checkout({}, { license: licenseId }));
    return (
      <div className="checkout-ways">
        <p role="status">{messages.askedByBank}</p>
        <a className="button button-primary" href={href} target="_blank" rel="noopener">
          {messages.onBoardwalk}
        </a>
        <Button onClick={() => void onDone()}>{messages.lookAgain}</Button>
        {cancel}
      </div>
    );
  }
  return (
    <div className="checkout-ways">
      <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="status">
        {messages.askedByBank}
      </p>
      <Button
        variant="primary"
        aria-disabled={!parts || standing === 'asking' || undefined}
        onClick={() => parts && void goOn(parts)}
      >
        {messages.goOn}
      </Button>
      {cancel}
    </div>
  );
}
