import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTimeAt } from '../../vocabulary/time/local-time.ts';
import { timeZonesByCountry } from '../../vocabulary/time/time-zones.ts';
import { dueDateOf, dueInstantOf } from './due-date.ts';

test.each([
  ['2026-11-26T12:00:00Z', 'America/Toronto', 1, '2027-11-26', '2027-11-26T12:00:00.000Z'],
  // Where it is still the day before, that day counts.
  ['2026-11-27T02:00:00Z', 'America/Toronto', 1, '2027-11-26', '2027-11-27T02:00:00.000Z'],
  ['2026-11-26T14:00:00Z', 'Australia/Sydney', 1, '2027-11-27', '2027-11-26T14:00:00.000Z'],
  // February 29, and the day before it where the date is another elsewhere.
  ['2028-02-29T12:00:00Z', 'America/Toronto', 1, '2029-02-28', '2029-02-28T12:00:00.000Z'],
  ['2028-02-29T02:00:00Z', 'America/Toronto', 1, '2029-02-28', '2029-03-01T02:00:00.000Z'],
  ['2028-03-01T02:00:00Z', 'America/Toronto', 1, '2029-02-28', '2029-03-01T02:00:00.000Z'],
  ['2027-02-28T12:00:00Z', 'America/Toronto', 1, '2028-02-28', '2028-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 'America/Toronto', 4, '2032-02-29', '2032-02-29T12:00:00.000Z'],
  // On the same days clocks are an hour before or behind a year on.
  ['2026-03-10T12:00:00Z', 'America/Toronto', 1, '2027-03-10', '2027-03-10T13:00:00.000Z'],
  ['2026-11-01T16:00:00Z', 'America/Toronto', 1, '2027-11-01', '2027-11-01T15:00:00.000Z'],
  // Of the hour that a change of clocks leaves out, as long after its beginning.
  ['2026-03-14T06:30:00Z', 'America/Toronto', 1, '2027-03-14', '2027-03-14T07:30:00.000Z'],
  ['2025-10-02T16:30:00Z', 'Australia/Sydney', 2, '2027-10-03', '2027-10-02T16:30:00.000Z'],
  ['2026-11-26T12:00:41.250Z', 'America/Toronto', 1, '2027-11-26', '2027-11-26T12:00:41.250Z'],
  ['2026-11-26T12:00:00Z', 'America/Toronto', 3, '2029-11-26', '2029-11-26T12:00:00.000Z'],
])('%s in %s and %d years are %s', (bought, zone, years, date, instant) => {
  const boughtAt = Date.parse(bought);
  expect(dueDateOf(boughtAt, zone, years)).toBe(date);
  expect(new Date(dueInstantOf(boughtAt, zone, years)).toISOString()).toBe(instant);
});

const zone = fc.constantFrom(...Object.values(timeZonesByCountry).flat());
const instant = fc.integer({
  min: Date.parse('2024-01-01T00:00:00Z'),
  max: Date.parse('2040-01-01T00:00:00Z'),
});

test('a term is a year of 365 or 366 days, and its date the same day but for February 29', () => {
  fc.assert(
    fc.property(instant, zone, (boughtAt, timeZone) => {
      const { date } = localTimeAt(boughtAt, timeZone);
      const due = dueDateOf(boughtAt, timeZone);
      expect([365, 366]).toContain((Date.parse(due) - Date.parse(date)) / 86_400_000);
      expect(Number(due.slice(0, 4))).toBe(Number(date.slice(0, 4)) + 1);
      expect(due.slice(5)).toBe(date.endsWith('-02-29') ? '02-28' : date.slice(5));
    }),
  );
});

test('a licence ends on the date that was shown, a year on to the hour', () => {
  fc.assert(
    fc.property(instant, zone, (boughtAt, timeZone) => {
      const due = dueInstantOf(boughtAt, timeZone);
      expect(localTimeAt(due, timeZone).date).toBe(dueDateOf(boughtAt, timeZone));
      const hours = (due - boughtAt) / 3_600_000;
      expect(hours).toBeGreaterThan(365 * 24 - 2);
      expect(hours).toBeLessThan(366 * 24 + 2);
    }),
  );
});

test('terms follow each other without a gap in years, whatever their number', () => {
  fc.assert(
    fc.property(instant, zone, fc.integer({ min: 1, max: 20 }), (boughtAt, timeZone, years) => {
      const next = dueDateOf(boughtAt, timeZone, years + 1);
      expect(
        Number(next.slice(0, 4)) - Number(dueDateOf(boughtAt, timeZone, years).slice(0, 4)),
      ).toBe(1);
    }),
  );
});
