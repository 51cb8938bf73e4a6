import {
  type Carrier,
  carrierFacts,
  carriersIn,
} from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import {
  longestTrackingNumber,
  trackingNumberPattern,
} from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-limits';
import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import type { NewParcel } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { PiecesFields, readPieces } from './PiecesFields.tsx';
import '../../../parts/confirm/dialog-form.css';

interface ParcelFormProps {
  readonly fulfilment: ShopFulfilment;
  readonly onSend: (parcel: NewParcel) => Promise<void>;
  readonly onCancel: () => void;
}

/** What is in a parcel, who carries it, and under which number. */
export function ParcelForm({ fulfilment, onSend, onCancel }: ParcelFormProps) {
  const messages = useMessages(shopFulfilmentMessages);
  const { lines, country } = fulfilment;
  const named = { lines, leftOf: leftToSend };
  const carriers = carriersIn(country);
  const [carrier, setCarrier] = useState<Carrier>(carriers[0] ?? 'other');
  const fieldOf = {
    number: (data: FormData) => textOf(data, 'number').trim(),
    url: (data: FormData) => (carrier === 'other' ? textOf(data, 'url').trim() : ''),
  };
  const form = useForm({
    check(data): FieldErrors {
      const number = fieldOf.number(data);
      const isNumber = number.length <= longestTrackingNumber && trackingNumberPattern.test(number);
      const url = fieldOf.url(data);
      const { pieces, first } = readPieces(data, named);
      return {
        ...(pieces.length === 0 && { [first]: messages.none }),
        ...(!isNumber && {
          number: fillMessage(messages.numberWrong, { most: longestTrackingNumber }),
        }),
        ...(url !== '' && !isWebAddress(url) && { url: messages.urlWrong }),
      };
    },
    send: (data) =>
      onSend({
        ...{ carrier, number: fieldOf.number(data), url: fieldOf.url(data) || null },
        lines: readPieces(data, named).pieces,
      }),
  });
  return (
    <DialogForm form={form} submit={messages.record} onCancel={onCancel}>
      <PiecesFields {...named} areAll />
      <FormSelect
        name="carrier"
        label={messages.carrier}
        defaultValue={carrier}
        onPick={(value) => setCarrier(carriers.find((one) => one === value) ?? 'other')}
        choices={carriers.map((value) => ({
          value,
          label: value === 'other' ? messages.other : carrierFacts[value].name,
        }))}
      />
      <FormTextField
        name="number"
        label={fillMessage(messages.optional, { label: messages.number })}
        help={messages.numberHelp}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestTrackingNumber}
      />
      {carrier === 'other' && (
        <FormTextField
          name="url"
          label={fillMessage(messages.optional, { label: messages.url })}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
      )}
      <p className="dialog-text">{messages.sendText}</p>
    </DialogForm>
  );
}

function isWebAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}
