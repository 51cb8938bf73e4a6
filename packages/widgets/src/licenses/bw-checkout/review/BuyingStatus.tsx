import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { BuyingState } from './use-buying.ts';
import '../checkout.css';

/** What somebody is to do, or why nothing was bought. */
export function BuyingStatus({ buying }: { readonly buying: BuyingState }) {
  const messages = useMessages(checkoutMessages);
  const explain = useExplanation();
  if (buying.state === 'idle' || buying.state === 'buying') return null;
  if (buying.state === 'waiting') {
    return (
      <div className="checkout-ways">
        <p role="status">{messages.asking}</p>
        <Button onClick={buying.cancel}>{messages.cancel}</Button>
      </div>
    );
  }
  if (buying.state !== 'failed') {
    return (
      <p className="checkout-alert" role="alert">
        {messages[buying.state]}
      </p>
    );
  }
  const { problem } = buying;
  return (
    <p className="checkout-alert" role="alert">
      {problem.code === 'payment-required' ? messages.declined : explain(problem)}
    </p>
  );
}
