import type {
  NewRefund,
  RequestedParts,
} from '@boardwalk/sdk-core/orders/refunds/invoice-refunds-store';
import { refundMessages } from '@boardwalk/sdk-core/orders/refunds/refund-messages';
import type { Refundable, RefundSums } from '@boardwalk/sdk-core/orders/refunds/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { InvoiceTotals } from '../InvoiceTotals.tsx';
import { RefundForm } from './RefundForm.tsx';
import '../../../parts/confirm/dialog-form.css';

interface RefundDialogProps {
  readonly refundable: Refundable;
  readonly onPreview: (parts: RequestedParts) => Promise<RefundSums>;
  readonly onRefund: (refund: NewRefund, sums: RefundSums) => Promise<void>;
  readonly onClose: () => void;
}

interface Previewed {
  readonly requested: NewRefund;
  readonly sums: RefundSums;
}

/** What is refunded; then what that comes to, before anything goes back. */
export function RefundDialog({ refundable, onPreview, onRefund, onClose }: RefundDialogProps) {
  const messages = useMessages(refundMessages);
  const { close } = useMessages(confirmDialogMessages);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog isOpen title={messages.dialogTitle} closeLabel={close} onClose={onClose}>
      {/* What was typed stays for who goes back to it. */}
      <div hidden={isConfirming}>
        <RefundForm
          refundable={refundable}
          onCancel={onClose}
          onSend={async (requested) => {
            const { reason: _, willSend: __, restock: ___, ...parts } = requested;
            setPreviewed({ requested, sums: await onPreview(parts) });
            setConfirming(true);
          }}
        />
      </div>
      {isConfirming && previewed && (
        <ConfirmRefund
          sums={previewed.sums}
          onSend={() => {
            const expected = previewed.sums.buyer.amount;
            return onRefund({ ...previewed.requested, expected }, previewed.sums);
          }}
          onBack={() => setConfirming(false)}
        />
      )}
    </Dialog>
  );
}

interface ConfirmRefundProps {
  readonly sums: RefundSums;
  readonly onSend: () => Promise<void>;
  readonly onBack: () => void;
}

function ConfirmRefund({ sums, onSend, onBack }: ConfirmRefundProps) {
  const messages = useMessages(refundMessages);
  const money = createMoneyFormatter(useLocale());
  const form = useForm({ send: onSend });
  const rows = [
    { label: messages.ofGoods, money: sums.goods },
    { label: messages.shipping, money: sums.shipping },
    { label: messages.ofTaxes, money: sums.taxes },
    { label: messages.buyerGets, money: sums.buyer, isTotal: true },
    { label: messages.fee, money: sums.fee },
    { label: messages.platformTaxes, money: sums.platformTaxes },
    { label: messages.shopGives, money: sums.shop, isTotal: true },
  ];
  const shown = rows.filter(({ money: { amount }, isTotal }) => amount > 0 || isTotal);
  const submit = fillMessage(messages.confirm, { amount: money(sums.buyer) });
  return (
    <DialogForm form={form} submit={submit} isDangerous cancel={messages.back} onCancel={onBack}>
      <InvoiceTotals
        label={messages.dialogTitle}
        sums={shown.map(({ label, money: amount, isTotal = false }) => ({
          ...{ label, amount: money(amount), isTotal },
        }))}
      />
    </DialogForm>
  );
}
