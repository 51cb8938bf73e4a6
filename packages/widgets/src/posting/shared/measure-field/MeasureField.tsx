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
import { TypedField } from '../../../parts/form/TypedField.tsx';
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
  const problem = isWrong
    ? fillMessage(messages.wrong, { example: formatNumber(1450) })
    : undefined;

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
      <TypedField
        {...{ name, label, help, required, text, problem }}
        value={measure === undefined ? '' : String(measure)}
        onText={enter}
      />
      <Select
        label={messages.unit}
        choices={units.map((unit) => ({ value: unit.symbol, label: unit.symbol }))}
        value={symbol}
        onPick={pickUnit}
      />
    </div>
  );
}
