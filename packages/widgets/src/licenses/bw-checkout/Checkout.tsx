import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createElement, useState } from 'react';
import { Bought } from './bought/Bought.tsx';
import { CheckoutWay, type JustBought } from './CheckoutWay.tsx';
import type { CheckoutContext } from './checkout-context.ts';

/** The whole of `<bw-checkout>`: the way to a licence, and what became of it. */
export function Checkout({ context }: { readonly context: CheckoutContext }) {
  const { attributes, env, setAttributes } = context;
  const [kept, setKept] = useState<{ readonly just: JustBought; readonly choice: string }>();
  /** What a bank did not let through, as it was chosen. */
  const [failedChoice, setFailedChoice] = useState<string>();
  // Beginning again asks for no card anew.
  const [picked, setPicked] = useState<string>();
  const messages = env.messages(checkoutMessages);
  const choice = choiceOf(context);
  // The way back leads to no second purchase of the same.
  const licenseId =
    attributes.license || (kept?.choice === choice ? kept.just.licenseId : undefined);
  const just = kept?.just.licenseId === licenseId ? kept?.just : undefined;

  function review() {
    setKept(undefined);
    setAttributes({ license: '', step: 'review' });
  }

  return (
    <section className="checkout">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'checkout-title', part: 'heading' },
        messages.heading,
      )}
      {licenseId === undefined ? (
        <CheckoutWay
          context={context}
          hasFailed={failedChoice === choice}
          picked={picked}
          onPick={setPicked}
          onBought={(bought) => {
            setKept({ just: bought, choice });
            setAttributes({ license: bought.licenseId });
          }}
        />
      ) : (
        <Bought
          key={licenseId}
          context={context}
          licenseId={licenseId}
          just={just}
          onBeginAgain={review}
          onFailed={() => {
            setFailedChoice(choice);
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
