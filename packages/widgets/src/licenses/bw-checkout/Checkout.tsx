import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createElement, useState } from 'react';
import { Bought } from './bought/Bought.tsx';
import { CheckoutWay, type JustBought } from './CheckoutWay.tsx';
import type { CheckoutContext } from './checkout-context.ts';

/** The whole of `<bw-checkout>`: the way to a licence, and what became of it. */
export function Checkout({ context }: { readonly context: CheckoutContext }) {
  const { attributes, env, setAttributes } = context;
  const [just, setJust] = useState<JustBought>();
  // Beginning again asks for no card anew.
  const [picked, setPicked] = useState<string>();
  const messages = env.messages(checkoutMessages);
  return (
    <section className="checkout">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'checkout-title', part: 'heading' },
        messages.heading,
      )}
      {attributes.license === '' ? (
        <CheckoutWay
          context={context}
          picked={picked}
          onPick={setPicked}
          onBought={(bought) => {
            setJust(bought);
            setAttributes({ license: bought.licenseId });
          }}
        />
      ) : (
        <Bought
          key={attributes.license}
          context={context}
          licenseId={attributes.license}
          just={just?.licenseId === attributes.license ? just : undefined}
        />
      )}
    </section>
  );
}
