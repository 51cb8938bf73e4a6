import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { Random } from './random.ts';

const workdays = [1, 2, 3, 4, 5];

function onDays(days: readonly number[], opens: number, closes: number): OpeningHours['weekly'] {
  return days.map((day) => ({ day, opens: opens * 60, closes: closes * 60 }));
}

/** Shop hours: weekdays, most Saturdays, some Sundays. */
export function drawShopHours(random: Random): OpeningHours {
  const opens = random.pick([7, 8, 8.5, 9, 9, 10]);
  const closes = random.pick([16, 17, 17, 18, 20, 21]);
  const weekly = onDays(workdays, opens, closes);
  if (random.chance(0.7)) weekly.push(...onDays([6], Math.max(opens, 9), Math.min(closes, 17)));
  if (random.chance(0.25)) weekly.push(...onDays([7], 11, 16));
  return { weekly };
}

/** Office hours: Monday to Friday. */
export function officeHours(random: Random): OpeningHours {
  return { weekly: onDays(workdays, random.pick([8, 8.5, 9]), random.pick([16, 16.5, 17])) };
}

/** Open every hour of the week. */
export function allHours(): OpeningHours {
  return { weekly: onDays([...workdays, 6, 7], 0, 24) };
}
