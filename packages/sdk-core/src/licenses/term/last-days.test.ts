import { describe, expect, test } from 'vitest';
import { isEnding, isInLastDays, passedReminders } from './last-days.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('the last thirty days', () => {
  test.each([
    ['2027-11-26T17:00:00Z', 'America/Toronto', '2027-10-27T16:00:00Z'],
    ['2027-06-15T12:00:00Z', 'America/Toronto', '2027-05-16T12:00:00Z'],
    // Clocks change in between, there and elsewhere on other days.
    ['2027-03-20T12:00:00Z', 'America/Toronto', '2027-02-18T13:00:00Z'],
    ['2027-10-15T12:00:00Z', 'Australia/Sydney', '2027-09-15T13:00:00Z'],
    ['2027-10-15T12:00:00Z', 'Pacific/Kiritimati', '2027-09-15T12:00:00Z'],
    ['2028-03-15T12:00:00Z', 'America/Regina', '2028-02-14T12:00:00Z'],
  ])('of what is due at %s in %s begin at %s, and not before', (due, timeZone, begin) => {
    const term = { dueAt: Date.parse(due), timeZone };
    const at = Date.parse(begin);
    expect([isInLastDays(term, at - 1), isInLastDays(term, at)]).toEqual([false, true]);
    expect(isEnding({ dueAt: due, timeZone }, at)).toBe(true);
  });
});

describe('reminders', () => {
  const dueAt = Date.parse('2027-06-15T12:00:00Z');
  const term = { dueAt, boughtAt: dueAt - 365 * day, timeZone: 'America/Toronto' };
  const at = (days: number, boughtAt = term.boughtAt) =>
    passedReminders({ ...term, boughtAt }, dueAt - days * day);

  test('come 30 and 7 days before, and the last that has come is news', () => {
    expect(at(30.001)).toEqual([]);
    expect(at(30)).toEqual([{ kind: 'in-30-days', isNews: true }]);
    expect(at(7.001)).toEqual([{ kind: 'in-30-days', isNews: true }]);
    expect(at(7)).toEqual([
      { kind: 'in-30-days', isNews: false },
      { kind: 'in-7-days', isNews: true },
    ]);
  });

  test('are no news to whoever bought later', () => {
    expect(at(20, dueAt - 21 * day)).toEqual([{ kind: 'in-30-days', isNews: false }]);
    expect(at(5, dueAt - 6 * day).map(({ isNews }) => isNews)).toEqual([false, false]);
    expect(at(5, dueAt - 8 * day).map(({ isNews }) => isNews)).toEqual([false, true]);
  });
});
