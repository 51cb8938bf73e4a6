import { leftToReturn } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import type { NewReturn } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { YesField } from '../../../parts/yes-field/YesField.tsx';
import { PiecesFields, readPieces } from './PiecesFields.tsx';
import '../../../parts/confirm/dialog-form.css';

interface ReturnFormProps {
  readonly fulfilment: ShopFulfilment;
  readonly onSend: (returned: NewReturn) => Promise<void>;
  readonly onCancel: () => void;
}

/** Which pieces came back, and whether they can be sold again. */
export function ReturnForm({ fulfilment, onSend, onCancel }: ReturnFormProps) {
  const messages = useMessages(shopFulfilmentMessages);
  const { lines } = fulfilment;
  const named = { lines, leftOf: leftToReturn };
  const isCounted = lines.some((line) => line.isCounted && leftToReturn(line) > 0);
  const form = useForm({
    check(data) {
      const { pieces, first } = readPieces(data, named);
      return pieces.length === 0 ? { [first]: messages.none } : {};
    },
    send: (data) =>
      onSend({
        lines: readPieces(data, named).pieces,
        restock: isCounted && data.has('restock'),
      }),
  });
  return (
    <DialogForm form={form} submit={messages.recordReturn} onCancel={onCancel}>
      <PiecesFields {...named} areAll={false} />
      {isCounted && (
        <YesField name="restock" isChecked note={messages.restockNote}>
          {messages.restock}
        </YesField>
      )}
      <p className="dialog-text">{messages.takeBackText}</p>
    </DialogForm>
  );
}
