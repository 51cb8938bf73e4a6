import { readKilograms, writeKilograms } from '@boardwalk/sdk-core/shops/products/weight';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useCustomValidity } from '../../../parts/form/use-custom-validity.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { weightMessages } from './messages.ts';

interface WeightFieldProps {
  /** Under which `readWeight` finds it. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Grams. */
  readonly defaultValue: number | null;
}

/** A weight in kilograms. A text, as `type="number"` takes its comma from the browser's language. */
export function WeightField({ name, label, help, defaultValue }: WeightFieldProps) {
  const messages = useMessages(weightMessages);
  const locale = useLocale();
  const [text, setText] = useState(
    defaultValue === null ? '' : writeKilograms(defaultValue, locale),
  );
  const grams = readKilograms(text, locale);
  const isWrong = text.trim() !== '' && grams === undefined;
  const control = useCustomValidity(
    isWrong ? fillMessage(messages.wrong, { example: writeKilograms(1250, locale) }) : undefined,
  );
  return (
    <div data-field={name}>
      <TextField
        ref={control}
        label={label}
        help={help}
        error={useFieldError(name)}
        inputMode="decimal"
        autoComplete="off"
        after={<span>{messages.unit}</span>}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <HiddenValue name={name} value={grams === undefined ? '' : String(grams)} />
    </div>
  );
}
