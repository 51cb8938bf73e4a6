import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { useState } from 'react';
import { CheckoutTitle } from '../../billing/shared/paying/CheckoutTitle.tsx';
import { Bought } from './bought/Bought.tsx';
import { CheckoutWay } from './CheckoutWay.tsx';
import type { CheckoutContext } from './checkout-context.ts';
import type { Failure } from './review/Review.tsx';
import type { JustBought } from './state/use-checkout-state.ts';
import '../../billing/shared/paying/checkout-frame.css';

/** The whole of `<bw-checkout>`: the way to a licence, and what became of it. */
export function Checkout({ context }: { readonly context: CheckoutContext }) {
  const { attributes, env, setAttributes } = context;
  const [kept, setKept] = useState<{ readonly just: JustBought; readonly choice: string }>();
  /** What came to nothing, as it was chosen. */
  const [failed, setFailed] = useState<{ readonly choice: string; readonly failure: Failure }>();
  // Starting again doesn't ask for a card again.
  const [picked, setPicked] = useState<string>();
  const messages = env.messages(checkoutMessages);
  const choice = choiceOf(context);
  const keptId = kept?.just.license.uuid;
  // The way back leads to no second purchase of the same.
  const licenseId = attributes.license || (kept?.choice === choice ? keptId : undefined);
  const just = keptId === licenseId ? kept?.just : undefined;

  function review() {
    setKept(undefined);
    setAttributes({ license: '', step: 'review' });
  }

  return (
    <section className="checkout">
      {licenseId === undefined ? (
        <>
          <CheckoutTitle headingLevel={context.attributes.headingLevel}>
            {messages.heading}
          </CheckoutTitle>
          <CheckoutWay
            context={context}
            failure={failed?.choice === choice ? failed.failure : undefined}
            picked={picked}
            onPick={setPicked}
            onBought={(bought) => {
              setKept({ just: bought, choice });
              setAttributes({ license: bought.license.uuid });
            }}
          />
        </>
      ) : (
        <Bought
          key={licenseId}
          context={context}
          licenseId={licenseId}
          just={just}
          onBeginAgain={review}
          onFailed={(isCancelled) => {
            setFailed({ choice, failure: isCancelled ? 'cancelled' : 'failed' });
            review();
          }}
        />
      )}
    </section>
  );
}

/** What is bought, as the address has it. */
function choiceOf({ attributes: { planId, billboards, listingId } }: CheckoutContext): string {
  return [planId, billboards, listingId].join(' ');
}
