import type { NewRefund } from '@boardwalk/sdk-core/orders/refunds/invoice-refunds-store';
import { longestRefundReason } from '@boardwalk/sdk-core/orders/refunds/refund-limits';
import { refundMessages } from '@boardwalk/sdk-core/orders/refunds/refund-messages';
import type { Refundable } from '@boardwalk/sdk-core/orders/refunds/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { FormTextArea } from '../../../parts/form/FormTextArea.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { readMoney } from '../../../parts/money-field/money-form-data.ts';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { YesField } from '../../../parts/yes-field/YesField.tsx';

interface RefundFormProps {
  readonly refundable: Refundable;
  readonly onSend: (refund: NewRefund) => Promise<void>;
  readonly onCancel: () => void;
}

const piecesOf = (item: number) => `pieces.${item}`;

/** What is refunded of an invoice: everything, pieces and delivery, or another amount. */
export function RefundForm({ refundable, onSend, onCancel }: RefundFormProps) {
  const messages = useMessages(refundMessages);
  const money = createMoneyFormatter(useLocale());
  const [isAll, setAll] = useState(false);
  const { lines, left } = refundable;
  const isUnsent = lines.some(({ unsent }) => unsent > 0);
  const form = useForm({
    check(data): Record<string, string> {
      if (data.has('all')) return {};
      const { lines: named, shipping, amount } = readParts(data, refundable);
      const hasParts = named !== undefined || shipping !== undefined;
      // One of the two is right.
      if (hasParts !== (amount !== undefined)) return {};
      const first = lines.find(({ pieces }) => pieces > 0);
      const at = first ? piecesOf(first.item) : 'amount';
      return { [at]: hasParts ? messages.mixed : messages.nothing };
    },
    send: (data) =>
      onSend({
        ...(data.has('all') ? {} : readParts(data, refundable)),
        reason: textOf(data, 'reason').trim(),
        willSend: data.has('willSend'),
        restock: data.has('restock'),
      }),
  });
  return (
    <DialogForm form={form} submit={messages.preview} onCancel={onCancel}>
      <Checkbox name="all" isChecked={isAll} onChange={setAll}>
        {fillMessage(messages.all, { amount: money(left) })}
      </Checkbox>
      {!isAll && <PartFields refundable={refundable} />}
      <FormTextArea
        name="reason"
        label={fillMessage(messages.optional, { label: messages.reason })}
        help={messages.reasonHelp}
        maxLength={longestRefundReason}
        rows={2}
      />
      {isUnsent && (
        <>
          <YesField name="willSend" isChecked={false}>
            {messages.willSend}
          </YesField>
          {lines.some(({ isCounted, unsent }) => isCounted && unsent > 0) && (
            <YesField name="restock" isChecked>
              {messages.restock}
            </YesField>
          )}
        </>
      )}
    </DialogForm>
  );
}

function PartFields({
  refundable: { lines, shipping, left },
}: Pick<RefundFormProps, 'refundable'>) {
  const messages = useMessages(refundMessages);
  const money = createMoneyFormatter(useLocale());
  return (
    <>
      {lines
        .filter(({ pieces }) => pieces > 0)
        .map(({ item, title, values, pieces }) => (
          <NumberField
            key={item}
            name={piecesOf(item)}
            label={fillMessage(messages.piecesOf, { title: [title, ...values].join(', ') })}
            help={fillMessage(messages.most, { most: pieces })}
            min={0}
            max={pieces}
          />
        ))}
      {shipping.amount > 0 && (
        <MoneyField
          name="shipping"
          label={fillMessage(messages.optional, { label: messages.shippingAmount })}
          help={fillMessage(messages.mostAmount, { amount: money(shipping) })}
          currencies={[shipping.currency]}
        />
      )}
      <MoneyField
        name="amount"
        label={fillMessage(messages.optional, { label: messages.amount })}
        help={fillMessage(messages.amountHelp, { amount: money(left) })}
        currencies={[left.currency]}
      />
    </>
  );
}

/** What was typed; nothing for what was left empty. */
function readParts(
  data: FormData,
  { lines }: Refundable,
): Pick<NewRefund, 'lines' | 'shipping' | 'amount'> {
  const named = lines
    .filter(({ pieces }) => pieces > 0)
    .map(({ item }) => ({ item, quantity: Number(textOf(data, piecesOf(item))) }))
    .filter(({ quantity }) => quantity > 0);
  // Where nothing of the delivery is left, it has no field.
  const shipping = data.has('shipping') ? readMoney(data, 'shipping')?.amount : undefined;
  const amount = readMoney(data, 'amount')?.amount;
  return {
    ...(named.length > 0 && { lines: named }),
    ...(shipping && { shipping }),
    ...(amount && { amount }),
  };
}
