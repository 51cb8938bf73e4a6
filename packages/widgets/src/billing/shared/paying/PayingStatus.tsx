import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { PayingState } from './use-paying.ts';
import './checkout-frame.css';

interface PayingStatusProps {
  readonly paying: PayingState;
  /** Why the card was declined, where it is known. */
  readonly declined?: string | undefined;
}

/** What somebody is to do, or why nothing was paid. */
export function PayingStatus({ paying, declined }: PayingStatusProps) {
  const messages = useMessages(payingMessages);
  const explain = useExplanation();
  if (paying.state === 'idle' || paying.state === 'paying') return null;
  if (paying.state === 'waiting') {
    return (
      <div className="checkout-ways">
        <p role="status">{messages.asking}</p>
        <Button onClick={paying.cancel}>{messages.cancel}</Button>
      </div>
    );
  }
  if (paying.state !== 'failed') {
    return (
      <p className="checkout-alert" role="alert">
        {messages[paying.state]}
      </p>
    );
  }
  const { problem } = paying;
  return (
    <p className="checkout-alert" role="alert">
      {problem.code === 'payment-required' ? (declined ?? messages.declined) : explain(problem)}
    </p>
  );
}
