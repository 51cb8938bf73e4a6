import { expect, test } from 'vitest';
import type { OwnSession } from './schemas.ts';
import { groupSessions } from './session-groups.ts';

function session(id: string, usedAt: string, more: Partial<OwnSession> = {}): OwnSession {
  return {
    id,
    device: 'Firefox, Windows',
    timeZone: null,
    startedAt: '2026-11-01T00:00:00Z',
    usedAt,
    page: null,
    isCurrent: false,
    isActing: false,
    ...more,
  };
}

function idsOf(sessions: readonly OwnSession[]) {
  return groupSessions(sessions).map((group) => group.map(({ id }) => id));
}

test('equal clients are one group, the last used first', () => {
  const sessions = [
    session('old', '2026-11-02T00:00:00Z'),
    session('phone', '2026-11-03T00:00:00Z', { device: 'Safari, iOS' }),
    session('new', '2026-11-04T00:00:00Z'),
  ];
  expect(idsOf(sessions)).toEqual([['new', 'old'], ['phone']]);
});

test('this device stands alone and first, however it is called', () => {
  const sessions = [
    session('twin', '2026-11-04T00:00:00Z'),
    session('here', '2026-11-02T00:00:00Z', { isCurrent: true }),
  ];
  expect(idsOf(sessions)).toEqual([['here'], ['twin']]);
});

test('another page and somebody who acts are not put together with one’s own', () => {
  const sessions = [
    session('own', '2026-11-04T00:00:00Z'),
    session('page', '2026-11-03T00:00:00Z', { page: 'https://news.example' }),
    session('support', '2026-11-02T00:00:00Z', { isActing: true }),
  ];
  expect(idsOf(sessions)).toEqual([['own'], ['page'], ['support']]);
});

test('nobody has no sessions', () => {
  expect(groupSessions([])).toEqual([]);
});
