import { createFieldNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/field-numbers';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { readNumber } from '@boardwalk/sdk-core/vocabulary/numbers/read-number';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useState } from 'react';
import { TextField } from '../text-field/TextField.tsx';
import '../text-field/field.css';
import './range-fields.css';

interface Range {
  readonly min?: number;
  readonly max?: number;
}

interface RangeFieldsProps {
  /** What is between the two, in words: "Living area". */
  readonly legend: string;
  readonly minimumLabel: string;
  readonly maximumLabel: string;
  readonly value: Range;
  /** An empty end is left out. */
  readonly onChange: (value: Range) => void;
  /** The unit before or after both numbers. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly locale: Locale;
  /** Amounts of money, whose thousands are always grouped. */
  readonly isAmount?: boolean;
  /** Shown at what is no number. */
  readonly wrongError: string;
  /** Shown where `min` lies above `max`. */
  readonly reversedError: string;
  /** The id of what is to be known of both numbers. */
  readonly describedBy?: string | undefined;
}

/** Two numbers, each of which may stay empty. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, minimumLabel, maximumLabel, value, onChange, reversedError } = props;
  const { before, after, locale, isAmount = false, wrongError, describedBy } = props;
  const units = {
    ...{ locale, isAmount, wrongError },
    before,
    after: after === undefined ? undefined : <span>{after}</span>,
  };
  const isReversed = value.min !== undefined && value.max !== undefined && value.min > value.max;

  function change(end: 'min' | 'max', number: number | undefined) {
    const { [end]: _, ...rest } = value;
    onChange(number === undefined ? rest : { ...rest, [end]: number });
  }

  return (
    <fieldset className="range-fields" aria-describedby={describedBy}>
      <legend className="field-label">{legend}</legend>
      <EndField
        {...units}
        label={minimumLabel}
        number={value.min}
        onNumber={(number) => change('min', number)}
      />
      <EndField
        {...units}
        label={maximumLabel}
        number={value.max}
        onNumber={(number) => change('max', number)}
        error={isReversed ? reversedError : undefined}
      />
    </fieldset>
  );
}

interface EndFieldProps
  extends Pick<Parameters<typeof TextField>[0], 'label' | 'before' | 'after' | 'error'> {
  readonly number: number | undefined;
  /** Undefined where the field is empty, or holds no number. */
  readonly onNumber: (number: number | undefined) => void;
  readonly locale: Locale;
  readonly isAmount: boolean;
  readonly wrongError: string;
}

/**
 * One end. A text, as `type="number"` takes no thousands, and its comma from the browser's language.
 * What is being typed stays as it is typed: "2.0" is a number, but somebody is about to write "2.05".
 */
function EndField(props: EndFieldProps) {
  const { number, onNumber, locale, isAmount, wrongError, error, ...rest } = props;
  const [typed, setTyped] = useState('');
  const format = isAmount ? createNumberFormatter(locale) : createFieldNumberFormatter(locale);
  const written = number === undefined ? '' : format(number, 2);
  const read = (text: string) => readNumber(isAmount ? withoutGroups(text, locale) : text, locale);
  const isWrong = typed.trim() !== '' && read(typed) === undefined;
  return (
    <TextField
      {...rest}
      error={isWrong && number === undefined ? wrongError : error}
      inputMode="decimal"
      autoComplete="off"
      value={read(typed) === number ? typed : written}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onNumber(read(currentTarget.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped('');
      }}
    />
  );
}

/** A figure that is written into `1,234` moves its groups; `2,5` in English is no number. */
function withoutGroups(text: string, locale: Locale): string {
  return text.replace(locale === 'fr-CA' ? /\s/g : /[\s,](?=\d{3})/g, '');
}
