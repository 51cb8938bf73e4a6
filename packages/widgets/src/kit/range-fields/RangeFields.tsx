import { useRef } from 'react';
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

  function change(end: 'min' | 'max', text: string) {
    const { [end]: _, ...rest } = value;
    const number = text.trim() === '' ? Number.NaN : Number(text);
    onChange(Number.isFinite(number) && number >= 0 ? { ...rest, [end]: number } : rest);
  }

  return (
    <fieldset ref={group} className="range-fields">
      <legend className="field-label">{legend}</legend>
      <TextField
        {...units}
        label={minimumLabel}
        type="number"
        inputMode="decimal"
        min={0}
        value={value.min ?? ''}
        onChange={(event) => change('min', event.currentTarget.value)}
      />
      <TextField
        {...units}
        label={maximumLabel}
        type="number"
        inputMode="decimal"
        min={0}
        value={value.max ?? ''}
        onChange={(event) => change('max', event.currentTarget.value)}
        {...(isReversed && { error: reversedError })}
      />
    </fieldset>
  );
}
