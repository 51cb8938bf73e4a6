import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import type { Subscription } from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import type { JustBought } from '../state/use-checkout-state.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { LicenseBank } from './LicenseBank.tsx';
import { PurchaseReceipt } from './PurchaseReceipt.tsx';
import { ReturnedFacts } from './ReturnedFacts.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

interface OutcomeProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  readonly bought: Subscription;
  /** What is known of it as it was bought on this page. */
  readonly just: JustBought | undefined;
  /** Whether its buyer has cancelled it on this page. */
  readonly isCancelled: boolean;
  /** It is looked at again. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
  readonly onBeginAgain: () => void;
}

/** What became of a purchase: the bank asks something, it is on its way, done, or came to nothing. */
export function PurchaseOutcome(props: OutcomeProps) {
  const { context, licenseId, bought, just, isCancelled, onDone, onCancel, onBeginAgain } = props;
  const { license, client_secret: secret } = bought;
  const { state, returned } = license;
  const { env } = context;
  const messages = env.messages(checkoutMessages);
  if (state === 'ACTIVE' || state === 'ENDED')
    return <PurchaseReceipt license={license} just={just} />;
  if (state === 'PENDING' && secret !== null) {
    return <LicenseBank {...{ context, licenseId, secret, onDone, onCancel }} />;
  }
  if (state === 'PENDING') {
    return (
      <div key="pending" className="checkout-ways">
        <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="status">
          {messages.pending}
        </p>
        <Button onClick={() => void onDone()}>{env.messages(payingMessages).lookAgain}</Button>
        <CancelPayment {...{ context, licenseId, onCancel }} />
      </div>
    );
  }
  const money = returned && env.messages(returnedLabels)[returned];
  return (
    // Of its own, so that a user who has cancelled reads on there.
    <div key="failed" className="checkout-ways">
      <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="alert">
        {isCancelled ? messages.cancelled : (money ?? messages.failed)}
      </p>
      {isCancelled && money && <p>{money}</p>}
      {returned && <ReturnedFacts license={license} />}
      <Button variant="primary" onClick={onBeginAgain}>
        {messages.startAgain}
      </Button>
    </div>
  );
}
