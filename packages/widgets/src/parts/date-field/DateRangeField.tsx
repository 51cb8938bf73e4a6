import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { useCustomValidity } from '../form/use-custom-validity.ts';
import { DateField } from './DateField.tsx';
import { dateMessages } from './messages.ts';
import './date-field.css';

interface DateRangeFieldProps {
  /** The form reads `{name}.from` and `{name}.to`, each empty or a day such as `2026-12-01`. */
  readonly name: string;
  readonly legend: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly defaultValue?: { readonly from: string; readonly to: string };
}

const none = { from: '', to: '' };

/** Two days, the end not before the beginning; native fields, as for a single day. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { name, legend, help, required, min, max, defaultValue = none } = props;
  const messages = useMessages(dateMessages);
  const [range, setRange] = useState(defaultValue);
  const isReversed = range.from !== '' && range.to !== '' && range.to < range.from;
  const error = isReversed ? messages.reversed : undefined;
  const end = useCustomValidity(error);

  return (
    <FieldGroup legend={legend} help={help}>
      <div className="date-range">
        <DateField
          name={`${name}.from`}
          label={messages.from}
          required={required}
          min={min}
          max={max}
          value={range.from}
          onChange={({ currentTarget: { value } }) => setRange({ ...range, from: value })}
        />
        <DateField
          ref={end}
          name={`${name}.to`}
          label={messages.to}
          required={required}
          min={min}
          max={max}
          error={error}
          value={range.to}
          onChange={({ currentTarget: { value } }) => setRange({ ...range, to: value })}
        />
      </div>
    </FieldGroup>
  );
}
