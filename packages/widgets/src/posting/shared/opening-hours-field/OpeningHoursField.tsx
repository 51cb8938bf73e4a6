import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createWeekdayFormatter } from '@boardwalk/sdk-core/vocabulary/time/weekdays';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { DayFields } from './DayFields.tsx';
import { openingHoursMessages } from './messages.ts';
import { copyDay, days, weeklyHours, weekOf, withDay } from './week.ts';
import './opening-hours-field.css';

interface OpeningHoursFieldProps {
  /** Under which `readOpeningHours` finds them. */
  readonly name: string;
  readonly legend: string;
  readonly help?: string;
  readonly defaultValue?: OpeningHours;
}

const closed = { weekly: [] };

/**
 * When a place is open, day by day, with native fields for times. Other hours on single dates stay
 * as they came.
 */
export function OpeningHoursField(props: OpeningHoursFieldProps) {
  const { name, legend, help, defaultValue = closed } = props;
  const messages = useMessages(openingHoursMessages);
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [week, setWeek] = useState(() => weekOf(defaultValue));
  const [report, setReport] = useState('');
  const nameOf = createWeekdayFormatter(locale);

  function copy(from: number, to: readonly number[]): void {
    setWeek(copyDay(week, from, to));
    const list = new Intl.ListFormat(locale).format(to.map(nameOf));
    setReport(fillMessage(messages.copied, { day: nameOf(from), days: list }));
  }

  return (
    <FieldGroup name={name} legend={legend} help={help}>
      <div ref={list} className="opening-hours">
        {days.map((day) => (
          <DayFields
            key={day}
            day={day}
            nameOf={nameOf}
            entries={week[day - 1] ?? []}
            onChange={(entries) => setWeek(withDay(week, day, entries))}
            onCopy={(to) => copy(day, to)}
          />
        ))}
        <p className="visually-hidden" role="status">
          {report}
        </p>
      </div>
      <HiddenValue
        name={name}
        value={JSON.stringify({ ...defaultValue, weekly: weeklyHours(week) })}
      />
    </FieldGroup>
  );
}
