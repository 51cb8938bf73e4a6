import { useRef, useState } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { TextField } from '../text-field/TextField.tsx';
import css from './range-fields.css?inline';

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
  /** Shown where `min` lies above `max`. */
  readonly reversedError: string;
}

/** Two numbers, each of which may stay empty. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, minimumLabel, maximumLabel, value, onChange, reversedError } = props;
  const { before, after } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useStyles(group, css);
  const units = {
    before,
    after: after === undefined ? undefined : <span>{after}</span>,
  };
  const isReversed = value.min !== undefined && value.max !== undefined && value.min > value.max;

  function change(end: 'min' | 'max', number: number | undefined) {
    const { [end]: _, ...rest } = value;
    onChange(number === undefined ? rest : { ...rest, [end]: number });
  }

  return (
    <fieldset ref={group} className="range-fields">
      <legend className="field-label">{legend}</legend>
      <NumberField
        {...units}
        label={minimumLabel}
        number={value.min}
        onNumber={(number) => change('min', number)}
      />
      <NumberField
        {...units}
        label={maximumLabel}
        number={value.max}
        onNumber={(number) => change('max', number)}
        error={isReversed ? reversedError : undefined}
      />
    </fieldset>
  );
}

interface NumberFieldProps
  extends Pick<Parameters<typeof TextField>[0], 'label' | 'before' | 'after' | 'error'> {
  readonly number: number | undefined;
  /** Undefined where the field is empty. */
  readonly onNumber: (number: number | undefined) => void;
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
