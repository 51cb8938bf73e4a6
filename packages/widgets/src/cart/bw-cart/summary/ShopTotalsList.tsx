import { listDueTaxes, nameTaxFree } from '@boardwalk/sdk-core/billing/taxes/list-due-taxes';
import { taxFreeMessages, taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import type { CartShop, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { isTaxHeld } from '@boardwalk/sdk-core/cart/totals/is-tax-held';
import { totalsMessages } from '@boardwalk/sdk-core/cart/totals-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createPortionFormatter } from '@boardwalk/sdk-core/vocabulary/money/portion-text';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import './summary.css';

interface ShopTotalsListProps {
  readonly totals: ShopTotals;
  /** Undefined where the cart holds nothing of it any more. */
  readonly shop: CartShop | undefined;
  /** Whether it is the only one: then it needs no name, and its total is that of the cart. */
  readonly isAlone: boolean;
  readonly level: number;
}

/** What one shop takes: its items, their delivery and taxes. */
export function ShopTotalsList({ totals, shop, isAlone, level }: ShopTotalsListProps) {
  const { locale: preferred, messages: read } = useEnvironment();
  const messages = read(totalsMessages);
  const taxes = read(taxLabels);
  const free = read(taxFreeMessages);
  const taxFree = nameTaxFree(totals.taxes);
  const locale = findLocale([preferred]);
  const write = createMoneyFormatter(locale);
  const writeRate = createPortionFormatter(locale);
  const { currency, subtotal, shipping, total } = totals;
  const amountOf = (amount: number) => write({ amount, currency });
  if (!shop) return null;

  function describeTax({ tax, portion }: ShopTotals['taxes'][number]): string {
    const name = fillMessage(messages.tax, { tax: taxes[tax], rate: writeRate(portion) });
    return isTaxHeld(totals, tax) ? fillMessage(messages.included, { tax: name }) : name;
  }

  return (
    <>
      {!isAlone && createElement(`h${level}`, { className: 'summary-shop' }, shop.name)}
      <dl className="summary-list">
        <div>
          <dt>{messages.subtotal}</dt>
          <dd>{amountOf(subtotal)}</dd>
        </div>
        <div>
          <dt>{messages.delivery}</dt>
          <dd>
            {shipping === null
              ? messages.notYet
              : shipping === 0
                ? messages.free
                : amountOf(shipping)}
          </dd>
        </div>
        {listDueTaxes(totals.taxes).map((tax) => (
          <div
            key={`${tax.tax} ${tax.portion}`}
            className={isTaxHeld(totals, tax.tax) ? 'is-muted' : undefined}
          >
            <dt>{describeTax(tax)}</dt>
            <dd>{amountOf(tax.amount)}</dd>
          </div>
        ))}
        {taxFree && (
          <div>
            <dt>{free.taxes}</dt>
            <dd>{free[taxFree]}</dd>
          </div>
        )}
        {!isAlone && (
          <div className="summary-sum">
            <dt>{shipping === null ? messages.totalBefore : messages.total}</dt>
            <dd>{amountOf(total)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
