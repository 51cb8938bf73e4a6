import { taxLabels, taxRateMessages } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { isWithinPlan, replacedPlanOf } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createPortionFormatter } from '@boardwalk/sdk-core/vocabulary/money/portion-text';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface InvoiceTableProps {
  readonly invoice: Invoice;
  /** Whether its licence has ended: nothing is due any more. */
  readonly isOver?: boolean;
}

/** The sums of an invoice, from the price to what is charged. */
export function InvoiceTable({ invoice, isOver = false }: InvoiceTableProps) {
  const { messages: read } = useEnvironment();
  const locale = useLocale();
  const messages = read(checkoutMessages);
  const taxes = read(taxLabels);
  const { tax: taxed } = read(taxRateMessages);
  const formatPortion = createPortionFormatter(locale);
  const formatMoney = createMoneyFormatter(locale);
  const { subtotal, discount, total, dueDate } = invoice;
  const replaced = replacedPlanOf(invoice);
  const isWithin = isWithinPlan(invoice);
  const rows: readonly (readonly [string, string])[] = [
    [
      replaced && !isWithin
        ? countMessage(messages.difference, replaced.days, locale)
        : messages.price,
      formatMoney(subtotal),
    ],
    ...(discount.amount > 0 ? [[messages.discount, `−${formatMoney(discount)}`] as const] : []),
    ...invoice.taxes.map(({ tax, portion, amount }) => {
      const named = fillMessage(taxed, { tax: taxes[tax], rate: formatPortion(portion) });
      return [named, formatMoney(amount)] as const;
    }),
  ];
  const date = createDateFormatter(locale, 'UTC')(dueDate);
  return (
    <>
      {replaced && (
        <p className="checkout-note">
          {isWithin
            ? fillMessage(messages.withinPlan, { plan: replaced.nickname })
            : fillMessage(messages.replaces, {
                plan: replaced.nickname,
                price: formatMoney(replaced.price),
                planPrice: formatMoney(replaced.planPrice),
              })}
        </p>
      )}
      <dl className="checkout-sums">
        {rows.map(([label, sum]) => (
          <div key={label} className="checkout-sum">
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className="checkout-sum checkout-total">
          <dt>{messages.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {!isOver && <p className="checkout-note">{fillMessage(messages.dueOn, { date })}</p>}
    </>
  );
}
