import type { PriceChange } from '@boardwalk/sdk-core/shops/products/own/price-change';
import { repricingMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import {
  type Repricing,
  repricingsOf,
} from '@boardwalk/sdk-core/shops/products/own/repriced-products';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { defaultCurrency } from '@boardwalk/sdk-core/vocabulary/money/money';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { RepricingPreview } from './RepricingPreview.tsx';
import { readPriceChange } from './read-price-change.ts';
import './repricing.css';

interface RepricingFormProps {
  readonly products: readonly ProductSettings[];
  readonly onCancel: () => void;
  readonly onSend: (changes: readonly Repricing[]) => Promise<void>;
}

/** By how much prices change, and what each product costs then. */
export function RepricingForm({ products, onCancel, onSend }: RepricingFormProps) {
  const messages = useMessages(repricingMessages);
  const counted = useCounted();
  const locale = useLocale();
  const [measure, setMeasure] = useState('percent');
  const [change, setChange] = useState<PriceChange>();
  const repricings = change && repricingsOf(products, change);
  const possible = repricings?.filter((one): one is Repricing => one.variants !== undefined) ?? [];
  const form = useForm({
    onChange: (data) => setChange(readPriceChange(data, locale)),
    check(data) {
      const read = readPriceChange(data, locale);
      if (!read) {
        return data.has('percentage')
          ? { percentage: messages.percentWrong }
          : { amount: messages.amountMissing };
      }
      const isNothing = repricingsOf(products, read).every(({ variants }) => !variants);
      const field = data.has('percentage') ? 'percentage' : 'amount';
      return isNothing ? { [field]: messages.nothing } : {};
    },
    send: () => onSend(possible),
  });
  return (
    <DialogForm
      form={form}
      submit={
        possible.length > 0 ? counted(messages.submit, possible.length) : messages.submitNothing
      }
      onCancel={onCancel}
    >
      <div className="repricing-fields">
        <FormSelect
          name="direction"
          label={messages.direction}
          choices={[
            { value: 'raise', label: messages.raise },
            { value: 'lower', label: messages.lower },
          ]}
          defaultValue="raise"
        />
        <FormSelect
          name="by"
          label={messages.by}
          choices={[
            { value: 'percent', label: messages.percent },
            { value: 'amount', label: messages.amount },
          ]}
          defaultValue={measure}
          onPick={(picked) => {
            setMeasure(picked);
            setChange(undefined);
          }}
        />
        {measure === 'percent' ? (
          <FormTextField
            name="percentage"
            label={messages.percentage}
            required
            inputMode="decimal"
            autoComplete="off"
            after={<span>%</span>}
          />
        ) : (
          <MoneyField
            name="amount"
            label={messages.amountField}
            required
            minimum={1}
            // All products of a shop are sold in its currency.
            currencies={[products[0]?.currency ?? defaultCurrency]}
          />
        )}
      </div>
      <RepricingPreview products={products} repricings={repricings} />
    </DialogForm>
  );
}
