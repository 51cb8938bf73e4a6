import { billingMessages } from '@boardwalk/sdk-core/billing/cards/billing-messages';
import { ShieldCheck } from 'lucide';
import { createElement } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import type { billingAttributes } from './attributes.ts';
import './billing.css';

export type BillingContext = WidgetContext<
  typeof billingAttributes,
  null,
  Readonly<Record<never, never>>
>;

/** Shows the whole of `<bw-billing>`: the user's cards, and how they are stored. */
export function Billing({ context }: { readonly context: BillingContext }) {
  const { attributes, env } = context;
  const messages = env.messages(billingMessages);
  const level = Number(attributes.headingLevel);
  const heading = (depth: number, className: string, text: string) =>
    createElement(
      `h${level + depth}`,
      { className, ...(depth === 0 && { part: 'heading' }) },
      text,
    );
  return (
    <div className="billing">
      <header className="billing-head">
        {heading(0, 'billing-title', messages.heading)}
        <p className="billing-note">{messages.intro}</p>
      </header>
      <section className="billing-part" part="cards">
        {heading(1, 'billing-part-title', messages.cards)}
        {createElement('bw-cards', { choice: 'none' })}
      </section>
      <section className="billing-kept">
        <Icon node={ShieldCheck} />
        <div className="billing-part">
          {heading(1, 'billing-part-title', messages.keptTitle)}
          <p className="billing-note">{messages.kept}</p>
          <p className="billing-note">{messages.notice}</p>
        </div>
      </section>
    </div>
  );
}
