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
  /** For amounts of money, whose thousands are grouped as its readers write them. */
  readonly amountLocale?: Locale | undefined;
  /** Shown where `min` lies above `max`. */
  readonly reversedError: string;
  /** The id of what is to be known of both numbers. */
  readonly describedBy?: string | undefined;
}

/** Two numbers, each of which may stay empty. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, minimumLabel, maximumLabel, value, onChange, reversedError } = props;
  const { before, after, amountLocale, describedBy } = props;
  const units = {
    amountLocale,
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

/** One end: a plain number, or an amount. */
function EndField({ amountLocale, ...rest }: EndFieldProps) {
  return amountLocale ? <AmountField {...rest} locale={amountLocale} /> : <NumberField {...rest} />;
}

/** A text, as `type="number"` takes no thousands. What is being typed stays as it is typed. */
function AmountField({ number, onNumber, locale, ...rest }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const written = number === undefined ? '' : createNumberFormatter(locale)(number, 2);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onNumber(readNumber(withoutGroups(currentTarget.value, locale), locale));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A figure written behind `1,234` moves its groups. */
function withoutGroups(text: string, locale: Locale): string {
  return text.replace(locale === 'fr-CA' ? /\s/g : /[\s,]/g, '');
}

interface NumberFieldProps
  extends Pick<Parameters<typeof TextField>[0], 'label' | 'before' | 'after' | 'error'> {
  readonly number: number | undefined;
  /** Undefined where the field is empty. */
  readonly onNumber: (number: number | undefined) => void;
}

interface EndFieldProps extends NumberFieldProps {
  readonly amountLocale: Locale | undefined;
}

interface AmountFieldProps extends NumberFieldProps {
  readonly locale: Locale;
}

function NumberField({ number, onNumber, ...rest }: NumberFieldProps) {
  // "2.0" is a number, but somebody is about to write "2.05".
  const [typed, setTyped] = useState('');
  const written = number === undefined ? '' : String(number);
  return (
    <TextField
      {...rest}
      type="number"
      inputMode="decimal"
      step="any"
      min={0}
      value={numberOf(typed) === number && number !== undefined ? typed : written}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onNumber(numberOf(event.currentTarget.value));
      }}
    />
  );
}

function numberOf(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}
