import { CircleAlert, Plus } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { CopyDay } from './CopyDay.tsx';
import { HoursFields } from './HoursFields.tsx';
import { openingHoursMessages } from './messages.ts';
import { findDayFault, type HoursEntry, longestDay, withEntry } from './week.ts';
import '../../../kit/text-field/field.css';
import './opening-hours-field.css';

interface DayFieldsProps {
  readonly day: number;
  /** What a day is called. */
  readonly nameOf: (day: number) => string;
  readonly entries: readonly HoursEntry[];
  readonly onChange: (entries: readonly HoursEntry[]) => void;
  readonly onCopy: (to: readonly number[]) => void;
}

/** The hours of one day of the week. */
export function DayFields({ day, nameOf, entries, onChange, onCopy }: DayFieldsProps) {
  const messages = useMessages(openingHoursMessages);
  const id = useId();
  const isOpen = entries.length > 0;
  const fault = findDayFault(entries);
  const error = fault && messages[fault];

  return (
    <fieldset className="hours-day" aria-describedby={error === undefined ? undefined : id}>
      <legend>{nameOf(day)}</legend>
      <Checkbox isChecked={isOpen} onChange={(opens) => onChange(opens ? withEntry([]) : [])}>
        {isOpen ? messages.open : messages.closed}
      </Checkbox>
      {isOpen && (
        <div className="hours-of-day">
          {entries.map((entry, index) => (
            <HoursFields
              key={entry.id}
              entry={entry}
              error={index === 0 ? error : undefined}
              onChange={(next) => onChange(entries.map((old) => (old === entry ? next : old)))}
              onRemove={
                entries.length > 1
                  ? () => onChange(entries.filter((old) => old !== entry))
                  : undefined
              }
            />
          ))}
          {error !== undefined && (
            <p id={id} className="field-error">
              <Icon node={CircleAlert} size={16} />
              {error}
            </p>
          )}
          <div className="hours-actions">
            {entries.length < longestDay && (
              <Button variant="quiet" icon={Plus} onClick={() => onChange(withEntry(entries))}>
                {messages.add}
              </Button>
            )}
            <CopyDay day={day} nameOf={nameOf} onCopy={onCopy} />
          </div>
        </div>
      )}
    </fieldset>
  );
}
