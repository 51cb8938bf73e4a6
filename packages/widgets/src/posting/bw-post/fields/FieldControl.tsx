import type { FormRow } from '@boardwalk/sdk-core/listings/form/form-rows';
import { choicesOf } from '@boardwalk/sdk-core/listings/form/forms';
import { type Labels, labelOf, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { memo } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { DateField } from '../../../parts/date-field/DateField.tsx';
import { localPart } from '../../../parts/date-field/local-instant.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { LinkField } from '../../../parts/link-field/LinkField.tsx';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { TagsField } from '../../../parts/tags-field/TagsField.tsx';
import { YesField } from '../../../parts/yes-field/YesField.tsx';
import { MeasureField } from '../../shared/measure-field/MeasureField.tsx';
import { ChoicesField } from './ChoicesField.tsx';

interface FieldControlProps {
  readonly field: string;
  readonly row: FormRow;
  readonly labels: Labels;
  /** What it begins with. */
  readonly value: unknown;
  readonly subcategory: string;
  readonly currency: Currency;
}

/** With what the form asks for one field of a kind. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, row, labels, value, subcategory, currency } = props;
  const messages = useMessages(fieldMessages);
  const { control, isRequired } = row;
  const shared = {
    name: `attributes.${field}`,
    label: labelOf(labels, field),
    ...(isRequired && { required: true }),
  };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const amount = typeof value === 'number' ? value : undefined;
  switch (control.as) {
    case 'choice':
      return (
        <FormSelect
          {...shared}
          choices={[
            { value: '', label: messages.choose },
            ...choicesOf(control, subcategory).map((one) => ({
              value: one,
              label: valueLabelOf(labels, field, one),
            })),
          ]}
          defaultValue={text}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          name={shared.name}
          legend={shared.label}
          choices={control.values.map((one) => ({
            value: one,
            label: valueLabelOf(labels, field, one),
          }))}
          defaultValue={value}
        />
      );
    case 'yes':
      return (
        <YesField name={shared.name} isChecked={value === true}>
          {shared.label}
        </YesField>
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          min={control.range[0]}
          max={control.range[1]}
          fraction={
            control.step === undefined
              ? undefined
              : { step: control.step, decimals: 1, example: 2 + control.step }
          }
          defaultValue={amount}
        />
      );
    case 'measure':
      return (
        <MeasureField
          {...shared}
          kind={control.measure}
          {...(amount !== undefined && { defaultValue: amount })}
        />
      );
    case 'money':
      return (
        <MoneyField
          {...shared}
          currencies={[currency]}
          {...(amount !== undefined && { defaultValue: { amount, currency } })}
        />
      );
    case 'date':
      return <DateField {...shared} defaultValue={text} />;
    case 'instant':
      return (
        <FormTextField
          {...shared}
          type="datetime-local"
          help={messages.timesHelp}
          defaultValue={localPart(value)}
        />
      );
    case 'line':
      return <FormTextField {...shared} maxLength={control.longest} defaultValue={text} />;
    case 'lines':
      return (
        <TagsField
          {...shared}
          limits={{ count: control.most, length: control.longest }}
          {...(Array.isArray(value) && { defaultValue: value.map(String) })}
        />
      );
    case 'link':
      return <LinkField {...shared} defaultValue={text} />;
    case 'listing':
      return (
        <FormTextField
          {...shared}
          inputMode="numeric"
          pattern="[0-9]*"
          help={messages.listingHelp}
          defaultValue={text}
        />
      );
  }
});
