import type { NewOutage } from '@boardwalk/sdk-core/boards/managed/schemas';
import { textOf } from '../../kit/form/form-data.ts';
import { writeInstant } from '../../parts/date-field/local-instant.ts';

/** What the form of an outage says; its times are those of clocks in the time zone. */
export function readOutageForm(data: FormData, timeZone: string): NewOutage {
  const instant = (name: string) => {
    const text = textOf(data, name);
    return text === '' ? null : new Date(writeInstant(text, timeZone)).toISOString();
  };
  const from = instant('from');
  return {
    ...(from !== null && { from }),
    until: instant('until'),
    reason: textOf(data, 'reason').trim(),
  };
}

/** Whether it would end before it begins, or before now. */
export function isUntilPast({ from, until }: NewOutage, now: number): boolean {
  if (until === null) return false;
  const end = Date.parse(until);
  return end <= now || (from !== undefined && end <= Date.parse(from));
}
