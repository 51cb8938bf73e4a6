import { expect, test } from 'vitest';
import { shopStandingOf } from './standing.ts';

const now = new Date('2026-12-01T12:00:00Z');
const open = {
  state: 'open' as const,
  suspendedFrom: null,
  awayFrom: null,
  awayUntil: null,
  awayMessage: '',
  unpayableSince: null,
};
const away = { ...open, state: 'away' as const, awayMessage: 'On holiday' };

test('a time without orders counts from its start until its end', () => {
  const during = { ...away, awayFrom: new Date('2026-12-01T11:00:00Z'), awayUntil: null };
  expect(shopStandingOf(during, now)).toMatchObject({
    state: 'away',
    away: { until: null, message: 'On holiday', cause: 'owner' },
  });
  const later = { ...away, awayFrom: new Date('2026-12-02T00:00:00Z') };
  expect(shopStandingOf(later, now)).toMatchObject({ state: 'open', away: { cause: 'owner' } });
  const past = { ...during, awayUntil: now };
  expect(shopStandingOf(past, now)).toEqual({ state: 'open', away: null });
});

test('a shop whose account can’t be paid is away, whatever its people chose', () => {
  const unpayableSince = new Date('2026-11-30T00:00:00Z');
  for (const row of [open, { ...away, awayFrom: new Date('2026-12-02T00:00:00Z') }]) {
    expect(shopStandingOf({ ...row, unpayableSince }, now)).toMatchObject({
      state: 'away',
      away: { cause: 'account', until: null },
    });
  }
});

test('drafts, closed and suspended shops stay what they are', () => {
  for (const state of ['draft', 'closed', 'suspended'] as const) {
    expect(shopStandingOf({ ...open, state, unpayableSince: now }, now).state).toBe(state);
  }
});
