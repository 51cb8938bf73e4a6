import {
  createInvoiceRefundsStore,
  type NewRefund,
} from '@boardwalk/sdk-core/orders/refunds/invoice-refunds-store';
import { refundMessages } from '@boardwalk/sdk-core/orders/refunds/refund-messages';
import type { InvoiceRefund, Refundable } from '@boardwalk/sdk-core/orders/refunds/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../fulfilment/fulfilment.css';
import { RefundDialog } from './RefundDialog.tsx';

interface InvoiceRefundsProps {
  readonly invoiceId: string;
  readonly isBuyer: boolean;
  readonly headingLevel: number;
}

/** What went back of an invoice; a buyer of whom nothing did sees nothing of it. */
export function InvoiceRefunds({ invoiceId, isBuyer, headingLevel }: InvoiceRefundsProps) {
  const { env, host } = useWidget();
  const messages = env.messages(refundMessages);
  const money = createMoneyFormatter(useLocale());
  const id = useId();
  const [store] = useState(() => createInvoiceRefundsStore(env));
  const [isOpen, setOpen] = useState(false);
  const remote = useRemote(store, invoiceId);
  const isEmpty = remote.state === 'ready' && remote.value.refunds.length === 0;
  if (isBuyer && (remote.state !== 'ready' || isEmpty)) return null;

  /** What was refused is read again, as another may have refunded. */
  async function refund(requested: NewRefund, amount: string): Promise<void> {
    try {
      await store.refund(invoiceId, requested);
    } catch (error) {
      void store.reload();
      throw error;
    }
    setOpen(false);
    if (host.element) toast(host.element, fillMessage(messages.done, { amount }), 'success');
  }

  return (
    <section className="fulfilment" aria-labelledby={id} part="refunds">
      {createElement(`h${headingLevel}`, { id, className: 'fulfilment-title' }, messages.title)}
      <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={1}>
        {({ refunds, refundable }) => (
          <>
            {refunds.length === 0 && <p className="fulfilment-line">{messages.none}</p>}
            <ul className="fulfilment-list">
              {refunds.map((one) => (
                <Refund key={one.id} refund={one} />
              ))}
            </ul>
            {refundable && <RefundWays refundable={refundable} onOpen={() => setOpen(true)} />}
            {refundable && isOpen && (
              <RefundDialog
                refundable={refundable}
                onPreview={(parts) => store.preview(invoiceId, parts)}
                onRefund={(requested, sums) => refund(requested, money(sums.buyer))}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </RemoteContent>
    </section>
  );
}

interface RefundWaysProps {
  readonly refundable: Refundable;
  readonly onOpen: () => void;
}

function RefundWays({ refundable, onOpen }: RefundWaysProps) {
  const messages = useMessages(refundMessages);
  if (refundable.hold !== null) {
    return <p className="fulfilment-line">{messages[refundable.hold]}</p>;
  }
  if (refundable.left.amount === 0) return null;
  return (
    <div className="fulfilment-ways">
      <Button onClick={onOpen}>{messages.refund}</Button>
    </div>
  );
}

function Refund({ refund }: { readonly refund: InvoiceRefund }) {
  const { env } = useWidget();
  const messages = env.messages(refundMessages);
  const locale = useLocale();
  const money = createMoneyFormatter(locale);
  const date = createDateFormatter(locale, env.timeZone);
  const { state, amount, requestedAt, settledAt, reason, lines, shipping } = refund;
  return (
    <li className="fulfilment-step">
      <p className="fulfilment-line">
        <strong>{money(amount)}</strong>
        <span>{fillMessage(messages[state], { date: date(settledAt ?? requestedAt) })}</span>
      </p>
      {lines.map(({ item, title, quantity }) => (
        <p key={item} className="fulfilment-line">
          {quantity > 0
            ? fillMessage(messages.pieces, { count: quantity, title })
            : fillMessage(messages.part, { title })}
        </p>
      ))}
      {shipping.amount > 0 && <p className="fulfilment-line">{messages.shipping}</p>}
      {reason !== '' && <p className="fulfilment-line">{reason}</p>}
    </li>
  );
}
