import { createFieldNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/field-numbers';
import { readInteger, readNumber } from '@boardwalk/sdk-core/vocabulary/numbers/read-number';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { TypedField } from '../form/TypedField.tsx';
import { useLocale } from '../form/use-locale.ts';
import { numberMessages } from './messages.ts';

/** What numbers that need not be whole look like. */
interface Fraction {
  /** Places that are written. */
  readonly decimals: number;
  /** What numbers are multiples of: 0.5. */
  readonly step?: number;
  /** One that is right, for the sentence about one that is wrong. */
  readonly example: number;
}

interface NumberFieldProps {
  /** Under which the form reads the number as code writes it; empty where there is none. */
  readonly name: string;
  readonly label: string;
  /** The label is for screen readers only; the surroundings show it. */
  readonly isLabelHidden?: boolean;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly min: number;
  readonly max: number;
  /** Without it, numbers are whole. */
  readonly fraction?: Fraction | undefined;
  readonly defaultValue?: number | null | undefined;
  /** What was chosen in another way, such as on a map: it replaces what is typed. */
  readonly picked?: { readonly value: number } | undefined;
  /** As the field is left; undefined where it holds no number that is right. */
  readonly onLeave?: (value: number | undefined) => void;
  /** Whether Enter leaves it, where it stands in no form that Enter would send. */
  readonly leavesOnEnter?: boolean;
}

/**
 * A number. A text, as `type="number"` takes its comma from the browser's language: where that has
 * none, Chrome drops it and reads `2,5` as 25.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, isLabelHidden = false, help, required, min, max } = props;
  const { fraction, defaultValue, picked, onLeave, leavesOnEnter = false } = props;
  const messages = useMessages(numberMessages);
  const locale = useLocale();
  const format = createFieldNumberFormatter(locale);
  const write = (value: number) => format(value, fraction?.decimals);
  const [start] = useState(defaultValue);
  /** What is typed, until something is picked in its place. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: typeof picked }>();
  const shown = picked?.value ?? start ?? undefined;
  const written = shown === undefined ? '' : write(shown);
  const text = typed?.over === picked ? (typed?.text ?? written) : written;

  const number = read(text);
  const problem = explain();
  // What nobody has changed stays exact, however few places are written.
  const entered = text === written ? shown : number;
  const value = problem === undefined ? entered : undefined;

  function type(next: string) {
    setTyped({ text: next, over: picked });
  }

  function read(entered: string): number | undefined {
    const [, sign, digits = ''] = /^\s*([-−]?)(.*)$/.exec(entered) ?? [];
    const size = fraction ? readNumber(digits, locale) : readInteger(digits, locale);
    return size === undefined || !sign ? size : -size;
  }

  function explain(): string | undefined {
    if (text.trim() === '') return undefined;
    const { step, example = 0 } = fraction ?? {};
    if (number === undefined || (step !== undefined && number % step !== 0)) {
      return fraction ? fillMessage(messages.wrong, { example: write(example) }) : messages.whole;
    }
    if (number < min) return fillMessage(messages.tooLow, { limit: write(min) });
    return number > max ? fillMessage(messages.tooHigh, { limit: write(max) }) : undefined;
  }

  function keyboard() {
    // That of numbers has no sign on a phone.
    if (min < 0) return 'text';
    return fraction ? 'decimal' : 'numeric';
  }

  return (
    <TypedField
      {...{ name, label, isLabelHidden, help, required, text, problem }}
      data-field={name}
      inputMode={keyboard()}
      value={value === undefined ? '' : String(value)}
      onText={type}
      onKeyDown={({ key, currentTarget }) => {
        if (leavesOnEnter && key === 'Enter') currentTarget.blur();
      }}
      onBlur={() => {
        if (number !== undefined && value !== undefined) type(write(number));
        onLeave?.(value);
      }}
    />
  );
}
