import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedPlace,
  findPlaceTransition,
  holdMs,
  isTaken,
  type Place,
  type PlaceAction,
  type PlaceActor,
  type PlaceRefusal,
  placeActions,
  placeActors,
  placeStandingOf,
  placeStandings,
  placeStates,
} from './place-life.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const held: Place = { state: 'HELD', until: now + 60_000, isClaimed: false };
const claimed: Place = { ...held, isClaimed: true };
const assigned: Place = { state: 'ASSIGNED', until: null };
const released: Place = { state: 'RELEASED' };

function change(place: Place | null, action: PlaceAction, actor: PlaceActor, at = now) {
  return changedPlace(place, { action, actor, now: at });
}

test('the table has these transitions and no others', () => {
  const found = placeStandings.flatMap((from) =>
    placeActions.flatMap((action) => {
      const transition = findPlaceTransition(from, action);
      return transition
        ? [`${from} ${action} ${transition.to} by ${transition.by.join(', ')}`]
        : [];
    }),
  );
  expect(found).toEqual([
    'none hold held by merchant, licence',
    'none give assigned by administrator',
    'held claim claimed by licence',
    'held letGo released by merchant, licence, administrator',
    'held expire released by clock',
    'claimed claim claimed by licence',
    'claimed handBack held by licence',
    'claimed assign assigned by licence',
    'claimed letGo released by licence',
    'claimed expire released by clock',
    'assigned expire released by clock',
    'assigned end released by licence, administrator',
  ]);
});

test('a place is held for half an hour, paid for and assigned', () => {
  const hold = change(null, 'hold', 'merchant');
  expect(hold).toEqual({ state: 'HELD', until: now + 30 * 60_000, isClaimed: false });
  expect(change(held, 'claim', 'licence')).toEqual({
    state: 'HELD',
    until: now + holdMs,
    isClaimed: true,
  });
  expect(change(claimed, 'assign', 'licence')).toEqual(assigned);
  expect(change(assigned, 'end', 'licence')).toEqual(released);
});

describe('whoever holds a place', () => {
  test('lets go of it, but not while it is being paid for', () => {
    expect(change(held, 'letGo', 'merchant')).toEqual(released);
    expect(change(claimed, 'letGo', 'merchant')).toBe('not-allowed');
  });

  test('can’t make the hold longer, nor take the place without a licence', () => {
    expect(change(held, 'hold', 'merchant')).toBe('no-such-action');
    expect(change(held, 'claim', 'merchant')).toBe('not-allowed');
    expect(change(held, 'assign', 'merchant')).toBe('no-such-action');
    expect(change(claimed, 'assign', 'merchant')).toBe('not-allowed');
    expect(change(assigned, 'end', 'merchant')).toBe('not-allowed');
  });
});

describe('time', () => {
  const end = now + 60_000;

  test('lets a hold be claimed until its last instant', () => {
    expect(change(held, 'claim', 'licence', end - 1)).toMatchObject({ isClaimed: true });
    expect(change(held, 'claim', 'licence', end)).toBe('over');
    expect(change(claimed, 'assign', 'licence', end - 1)).toEqual(assigned);
    expect(change(claimed, 'assign', 'licence', end)).toBe('over');
  });

  test('ends a hold, and not before', () => {
    expect(change(held, 'expire', 'clock', end - 1)).toBe('not-over');
    expect(change(held, 'expire', 'clock', end)).toEqual(released);
    expect(change(claimed, 'expire', 'clock', end)).toEqual(released);
    expect(change(held, 'expire', 'merchant', end)).toBe('not-allowed');
  });

  test('ends what was paid for, and not before; nothing ends what was given', () => {
    const paid: Place = { state: 'ASSIGNED', until: end };
    const assign = { action: 'assign', actor: 'licence', now, paidUntil: end } as const;
    expect(changedPlace(claimed, assign)).toEqual(paid);
    expect([isTaken(paid, end - 1), isTaken(paid, end)]).toEqual([true, false]);
    expect(change(paid, 'expire', 'clock', end - 1)).toBe('not-over');
    expect(change(paid, 'expire', 'clock', end)).toEqual(released);
    expect(change(assigned, 'expire', 'clock', Number.MAX_SAFE_INTEGER)).toBe('not-over');
  });

  test('frees a place that nobody has swept', () => {
    expect(isTaken(held, end - 1)).toBe(true);
    expect(isTaken(held, end)).toBe(false);
    expect(isTaken(assigned, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(isTaken(released, now)).toBe(false);
  });
});

test('a claim never makes a hold shorter, and a card that was refused leaves the hold as it is', () => {
  const long: Place = { state: 'HELD', until: now + 2 * holdMs, isClaimed: false };
  expect(change(long, 'claim', 'licence')).toEqual({ ...long, isClaimed: true });
  expect(change(claimed, 'handBack', 'licence')).toEqual(held);
});

describe('whatever is done, and by whom', () => {
  interface Step {
    readonly action: PlaceAction;
    readonly actor: PlaceActor;
    readonly wait: number;
  }
  const step: fc.Arbitrary<Step> = fc.record({
    action: fc.constantFrom(...placeActions),
    actor: fc.constantFrom(...placeActors),
    wait: fc.constantFrom(0, 1, 60_000, holdMs - 1, holdMs),
  });

  /** Each step, and the place before and after it. */
  function live(steps: readonly Step[]) {
    let place: Place | null = null;
    let at = now;
    return steps.map(({ action, actor, wait }) => {
      at += wait;
      const before: Place | null = place;
      const result: Place | PlaceRefusal = changedPlace(before, { action, actor, now: at });
      if (typeof result === 'object') place = result;
      return { before, after: place as Place | null, action, actor, at, result };
    });
  }

  function property(check: (steps: ReturnType<typeof live>) => void) {
    fc.assert(fc.property(fc.array(step, { maxLength: 25 }), (steps) => check(live(steps))));
  }

  test('the state is one of three, and a free place stays free', () => {
    property((steps) => {
      for (const { before, after, result } of steps) {
        if (after) expect(placeStates).toContain(after.state);
        if (before?.state === 'RELEASED') expect(result).toBe('no-such-action');
      }
    });
  });

  test('a place is for good where it was given, or by a licence out of a live hold that it has claimed', () => {
    property((steps) => {
      for (const { before, after, actor, at } of steps) {
        if (after?.state !== 'ASSIGNED' || before?.state === 'ASSIGNED') continue;
        if (before === null) {
          expect(actor).toBe('administrator');
          continue;
        }
        expect(actor).toBe('licence');
        expect(placeStandingOf(before)).toBe('claimed');
        expect(isTaken(before, at)).toBe(true);
      }
    });
  });

  test('time frees nothing that anybody still has', () => {
    property((steps) => {
      for (const { before, actor, result, at } of steps) {
        if (actor !== 'clock' || typeof result === 'string') continue;
        expect(before && isTaken(before, at)).toBe(false);
      }
    });
  });

  test('what is not taken is never taken again, but by a new hold', () => {
    property((steps) => {
      for (const { before, after, at } of steps) {
        if (before && after && !isTaken(before, at)) {
          expect(isTaken(after, at)).toBe(false);
        }
      }
    });
  });

  test('a hold without a licence is over half an hour after it began', () => {
    property((steps) => {
      const begun = steps.find(({ result }) => typeof result === 'object');
      for (const { after, actor, at } of steps) {
        if (actor === 'licence' || after?.state === 'ASSIGNED') return;
        if (after && begun && at - begun.at >= holdMs) expect(isTaken(after, at)).toBe(false);
      }
    });
  });
});
