import { listDueTaxes, nameTaxFree } from '@boardwalk/sdk-core/billing/taxes/list-due-taxes';
import {
  taxFreeMessages,
  taxLabels,
  taxRateMessages,
} from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import { isTaxHeld } from '@boardwalk/sdk-core/cart/totals/is-tax-held';
import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { createPortionFormatter } from '@boardwalk/sdk-core/vocabulary/money/portion-text';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useSums } from './use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';

type Sums = Pick<
  Order['shops'][number],
  'currency' | 'isTaxIncluded' | 'subtotal' | 'taxes' | 'total'
>;

interface ShopSumsProps {
  readonly sums: Sums;
  /** Null where nobody can say yet what it takes. */
  readonly shipping: number | null;
  /** How it reaches its buyer. */
  readonly delivery: string;
  readonly totalLabel: string;
}

/** What one shop takes, from its items to its total, with each tax and its rate. */
export function ShopSums({ sums, shipping, delivery, totalLabel }: ShopSumsProps) {
  const { messages: read } = useEnvironment();
  const messages = read(orderSumMessages);
  const labels = read(taxLabels);
  const free = read(taxFreeMessages);
  const { tax: taxed } = read(taxRateMessages);
  const formatPortion = createPortionFormatter(useLocale());
  const { money, names } = useSums();
  const { currency, subtotal, taxes, total } = sums;
  const taxFree = nameTaxFree(taxes);
  const named = listDueTaxes(taxes).map(({ tax, portion, amount }) => ({
    name: fillMessage(taxed, { tax: labels[tax], rate: formatPortion(portion) }),
    sum: money(amount, currency),
    isHeld: isTaxHeld(sums, tax),
  }));
  const added = named.filter(({ isHeld }) => !isHeld);
  const within = named.filter(({ isHeld }) => isHeld).map(({ name, sum }) => `${name} ${sum}`);
  return (
    <>
      <dl className="checkout-sums">
        <Sum name={messages.items} sum={money(subtotal, currency)} />
        {shipping !== null && (
          <Sum
            name={delivery}
            sum={shipping === 0 ? messages.freeDelivery : money(shipping, currency)}
          />
        )}
        {added.map(({ name, sum }) => (
          <Sum key={name} name={name} sum={sum} />
        ))}
        {taxFree && <Sum name={free.taxes} sum={free[taxFree]} />}
        <Sum className="checkout-total" name={totalLabel} sum={money(total, currency)} />
      </dl>
      {within.length > 0 && (
        <p className="checkout-note">{fillMessage(messages.includes, { taxes: names(within) })}</p>
      )}
    </>
  );
}

interface SumProps {
  readonly name: string;
  readonly sum: string;
  readonly className?: string;
}

function Sum({ name, sum, className = '' }: SumProps) {
  return (
    <div className={`checkout-sum ${className}`}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
