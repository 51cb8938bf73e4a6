import { isReversed } from '@boardwalk/sdk-core/listings/fields/filter-text';
import type { DateRange, FilterValue } from '@boardwalk/sdk-core/listings/fields/filters';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import '../../../kit/text-field/field.css';
import './filters.css';

interface DatesFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onSet: (value: DateRange | undefined) => void;
}

/** Two dates, each of which may stay open. */
export function DatesFilter({ label, value, onSet }: DatesFilterProps) {
  const messages = useMessages(filterMessages);
  // A dates filter's value is a range of dates.
  const range = (value ?? {}) as DateRange;

  function set(end: 'from' | 'to', date: string) {
    const { [end]: _, ...rest } = range;
    const next: DateRange = date === '' ? rest : { ...rest, [end]: date };
    onSet(next.from === undefined && next.to === undefined ? undefined : next);
  }

  return (
    <fieldset className="filter-dates">
      <legend className="field-label">{label}</legend>
      <TextField
        label={messages.from}
        type="date"
        value={range.from ?? ''}
        max={range.to}
        onChange={(event) => set('from', event.currentTarget.value)}
      />
      <TextField
        label={messages.to}
        type="date"
        value={range.to ?? ''}
        min={range.from}
        onChange={(event) => set('to', event.currentTarget.value)}
        {...(isReversed(range) && { error: messages.reversedDates })}
      />
    </fieldset>
  );
}
