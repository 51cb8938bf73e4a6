import { expect, test } from 'vitest';
import { isUntilPast, readOutageForm } from './read-outage-form.ts';

function read(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  const all = { from: '', until: '', reason: ' Paint ', ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return readOutageForm(data, 'America/Toronto');
}

test('an outage without times begins now, and ends nobody knows when', () => {
  expect(read({})).toEqual({ until: null, reason: 'Paint' });
});

test('its times are those of clocks where its administrator is', () => {
  expect(read({ from: '2026-12-01T10:00', until: '2026-12-03T10:30' })).toEqual({
    from: '2026-12-01T15:00:00.000Z',
    until: '2026-12-03T15:30:00.000Z',
    reason: 'Paint',
  });
});

const now = Date.parse('2026-11-27T12:00:00.000Z');

test.each([
  [{}, false],
  [{ until: '2026-11-27T07:00' }, true],
  [{ until: '2026-11-27T07:01' }, false],
  [{ from: '2026-12-02T10:00', until: '2026-12-02T10:00' }, true],
  [{ from: '2026-11-01T10:00', until: '2026-12-02T10:00' }, false],
])('%j ends too early: %s', (fields, expected) => {
  expect(isUntilPast(read(fields), now)).toBe(expected);
});
