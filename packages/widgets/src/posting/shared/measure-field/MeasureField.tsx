import {
  type MeasureKind,
  type Unit,
  unitChoices,
} from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { readNumber } from '@boardwalk/sdk-core/vocabulary/numbers/read-number';
import { roundMeasure } from '@boardwalk/sdk-core/vocabulary/numbers/round-measure';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useCustomValidity } from '../../../parts/form/use-custom-validity.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { measureMessages } from './messages.ts';
import './measure-field.css';

interface MeasureFieldProps {
  /** Under which the form reads the number of m² or m; empty where there is none. */
  readonly name: string;
  readonly label: string;
  readonly kind: MeasureKind;
  readonly help?: string;
  readonly required?: boolean;
  /** In m² or m. */
  readonly defaultValue?: number;
}

/**
 * An area or a distance in the unit of one's choice. Another unit shows the same measure, which
 * stays as exact as it was entered. A text, as `type="number"` takes no thousands.
 */
export function MeasureField(props: MeasureFieldProps) {
  const { name, label, kind, help, required, defaultValue } = props;
  const messages = useMessages(measureMessages);
  const locale = useLocale();
  const units = unitChoices(kind, locale);
  const [symbol, setSymbol] = useState(units[0]?.symbol ?? '');
  const [measure, setMeasure] = useState(defaultValue);
  const [text, setText] = useState(() => write(defaultValue, unitOf(symbol)));

  const formatNumber = createNumberFormatter(locale);
  const isWrong = text.trim() !== '' && measure === undefined;
  const error = isWrong ? fillMessage(messages.wrong, { example: formatNumber(1450) }) : undefined;
  const control = useCustomValidity(error);

  function unitOf(wanted: string): Unit {
    const unit = units.find((one) => one.symbol === wanted);
    if (!unit) throw new Error(`There is no unit "${wanted}" of ${kind}.`);
    return unit;
  }

  function write(value: number | undefined, { size }: Unit): string {
    return value === undefined ? '' : createNumberFormatter(locale)(value / size, 2);
  }

  function enter(typed: string) {
    const number = readNumber(typed, locale);
    setText(typed);
    setMeasure(number === undefined ? undefined : roundMeasure(number * unitOf(symbol).size, kind));
  }

  function pickUnit(picked: string) {
    setSymbol(picked);
    if (measure !== undefined) setText(write(measure, unitOf(picked)));
  }

  return (
    <div className="measure-field" data-field={name}>
      <TextField
        ref={control}
        label={label}
        help={help}
        error={useFieldError(name)}
        required={required}
        isMarked={required}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
      />
      <Select
        label={messages.unit}
        choices={units.map((unit) => ({ value: unit.symbol, label: unit.symbol }))}
        value={symbol}
        onPick={pickUnit}
      />
      <HiddenValue name={name} value={measure === undefined ? '' : String(measure)} />
    </div>
  );
}
