import { expect, test } from 'vitest';
import { postingKinds } from '../listings/form/posting-kinds.ts';
import {
  actionsOf,
  changedStanding,
  findTransition,
  findWayBack,
  type LivingListing,
  listingActions,
  standingOf,
  standings,
} from './life.ts';

const now = new Date('2026-11-26T00:00:00Z');
const house: LivingListing = {
  kind: 'property',
  attributes: {},
  status: 'Active',
  holdReason: null,
  isPaused: false,
  expiresAt: new Date('2026-12-26T00:00:00Z'),
};

test('a standing follows from the status, the reason of a hold and whether it is paused', () => {
  expect(standingOf({ ...house, status: 'Hold', holdReason: 'review' })).toBe('review');
  expect(standingOf({ ...house, status: 'Hold', holdReason: 'moderation' })).toBe('removed');
  expect(standingOf({ ...house, status: 'Withdrawn', isPaused: true })).toBe('paused');
  expect(standingOf({ ...house, status: 'Withdrawn' })).toBe('withdrawn');
  expect(standingOf({ ...house, status: 'Pending' })).toBe('underOffer');
});

test('out of a hold, a deletion and a draft no action of an owner leads', () => {
  for (const kind of postingKinds) {
    for (const from of ['draft', 'review', 'removed', 'deleted'] as const) {
      expect(actionsOf(kind, from)).toEqual([]);
    }
  }
});

test('what is stored of a change is where the table says that it leads', () => {
  let checked = 0;
  for (const from of standings) {
    for (const action of listingActions) {
      const to = findTransition('property', from, action);
      const before = storedAs[from];
      const changed = changedStanding({ ...house, ...before }, action, now);
      if (to === undefined) expect(changed).toBe('no-such-action');
      else {
        checked += 1;
        expect(typeof changed === 'object' && standingOf(changed)).toBe(to);
      }
    }
  }
  expect(checked).toBe(17);
});

const hold = { status: 'Hold', isPaused: false } as const;
const storedAs: Readonly<Record<(typeof standings)[number], Partial<LivingListing>>> = {
  draft: { status: 'Incomplete' },
  review: { ...hold, holdReason: 'review' },
  removed: { ...hold, holdReason: 'moderation' },
  active: {},
  paused: { status: 'Withdrawn', isPaused: true },
  underOffer: { status: 'ActiveUnderContract' },
  closed: { status: 'Closed' },
  withdrawn: { status: 'Withdrawn' },
  expired: { status: 'Expired' },
  deleted: { status: 'Delete' },
};

test('renewed, a listing has a new term; paused and resumed within its own it keeps that', () => {
  const term = new Date('2027-05-25T00:00:00Z');
  expect(changedStanding(house, 'renew', now)).toMatchObject({ status: 'Active', expiresAt: term });
  const paused = { ...house, status: 'Withdrawn', isPaused: true } as const;
  expect(changedStanding(paused, 'activate', now)).toMatchObject({ expiresAt: house.expiresAt });
  const late = new Date('2027-01-26T00:00:00Z');
  expect(changedStanding(paused, 'activate', late)).toMatchObject({
    status: 'Active',
    isPaused: false,
    expiresAt: new Date('2027-07-25T00:00:00Z'),
  });
});

test('an event that is over is not brought back until its dates are changed', () => {
  const past = { startsAt: '2026-11-01T10:00:00Z', endsAt: '2026-11-01T12:00:00Z' };
  const event = {
    ...house,
    kind: 'event',
    attributes: past,
    status: 'Expired',
    expiresAt: new Date(past.endsAt),
  } as const;
  expect(changedStanding(event, 'renew', now)).toBe('over');
  const later = { ...event, attributes: { startsAt: '2026-12-01T10:00:00Z' } };
  expect(changedStanding(later, 'renew', now)).toMatchObject({ status: 'Active' });
});

test('closing says when, and whoever goes back on the market is closed no more', () => {
  expect(changedStanding(house, 'close', now)).toMatchObject({ status: 'Closed', closedAt: now });
  const closed = { ...house, status: 'Closed' } as const;
  expect(changedStanding(closed, 'activate', now)).toMatchObject({ closedAt: null });
});

test('only what can be under offer, be closed or has a term is offered these', () => {
  expect(actionsOf('property', 'active')).toEqual(['pause', 'offer', 'close', 'withdraw', 'renew']);
  expect(actionsOf('event', 'active')).toEqual(['pause', 'close', 'withdraw']);
  expect(actionsOf('event', 'expired')).toContain('renew');
  expect(actionsOf('city_service', 'active')).toEqual(['pause', 'withdraw']);
});

test('an action is taken back where one leads to where the listing stood', () => {
  expect(findWayBack('property', 'active', 'pause')).toBe('activate');
  expect(findWayBack('property', 'active', 'close')).toBe('activate');
  expect(findWayBack('property', 'underOffer', 'activate')).toBe('offer');
  expect(findWayBack('property', 'underOffer', 'close')).toBeUndefined();
  expect(findWayBack('property', 'expired', 'close')).toBeUndefined();
  expect(findWayBack('property', 'active', 'renew')).toBeUndefined();
});
