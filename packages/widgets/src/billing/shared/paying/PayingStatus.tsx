import { declineReasonLabels } from '@boardwalk/sdk-core/billing/paying/decline-reason-messages';
import { declineReasonOf } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { PayingState } from './use-paying.ts';
import './checkout-frame.css';

/** What somebody is to do, or why nothing was paid. */
export function PayingStatus({ paying }: { readonly paying: PayingState }) {
  const messages = useMessages(payingMessages);
  const reasons = useMessages(declineReasonLabels);
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
  const reason = declineReasonOf(problem);
  const declined = reason
    ? fillMessage(messages.declinedFor, { reason: reasons[reason] })
    : messages.declined;
  return (
    <p className="checkout-alert" role="alert">
      {problem.code === 'payment-required' ? declined : explain(problem)}
    </p>
  );
}
