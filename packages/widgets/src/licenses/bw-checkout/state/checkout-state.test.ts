import { describe, expect, test } from 'vitest';
import { checkoutSteps } from '../attributes.ts';
import {
  board,
  cardOf,
  failed,
  heldOf,
  invoiceOf,
  loading,
  medium,
  planFor,
  plansWith,
  ready,
  small,
  stateOf,
  stepsOf,
} from './checkout-state.fixture.ts';

const licenseId = '6f4c2d1e-0000-4000-8000-000000000001';
const doneOf = ({ steps }: ReturnType<typeof stepsOf>) =>
  steps.flatMap(({ id, isDone }) => (isDone ? [id] : []));

describe('before there are steps', () => {
  test('the plans are waited for', () => {
    expect(stateOf({ plans: undefined })).toEqual({ shows: 'plans' });
  });

  test('a payment under way goes first, also before the plans are known', () => {
    const paying = { shows: 'payment-under-way', licenseId };
    const holds = ready(heldOf([], { paying: licenseId }));
    expect(stateOf({ holds })).toEqual(paying);
    expect(stateOf({ holds, plans: undefined })).toEqual(paying);
  });

  test('what this very page pays for stays at its step', () => {
    const holds = ready(heldOf([12, 15], { paying: licenseId }));
    const { content, finish } = stepsOf({ holds, isBuying: true });
    expect([content.step, finish]).toEqual(['review', { label: 'paying' }]);
  });
});

describe('the step that shows', () => {
  test('is the last one where nothing is missing', () => {
    const state = stepsOf();
    expect(state.steps.map(({ id }) => id)).toEqual([...checkoutSteps]);
    expect(doneOf(state)).toEqual(['plan', 'boards', 'listing', 'card']);
    expect(state.content).toMatchObject({ step: 'review', plan: small, smaller: undefined });
    expect(state.content).toMatchObject({ card: { payment_id: 'pm_1' } });
    expect([state.obstacle, state.outlook, state.refused]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(state.finish).toEqual({ label: 'pay', total: invoiceOf(22_600).total });
  });

  test.each(checkoutSteps)('is %s where that is wanted and nothing is missing', (step) => {
    expect(stepsOf({ step }).content.step).toBe(step);
  });

  test.each([
    ['plan', 'planMissing', { plans: plansWith() }],
    ['plan', 'planMissing', { plans: plansWith('of nobody') }],
    ['boards', 'boardsMissing', { billboards: '' }],
    ['boards', 'boardsMissing', { billboards: '12,15,18' }],
    ['boards', 'boardsMissing', { isSignedIn: false, listing: undefined }],
    ['listing', 'listingMissing', { listing: undefined }],
    ['card', 'cardMissing', { cards: [] }],
    ['card', 'cardMissing', { cards: undefined }],
    ['card', 'cardMissing', { cards: [cardOf('pm_1'), cardOf('pm_2')] }],
  ] as const)('is %s, and says %s, where that is missing: %j', (step, obstacle, facts) => {
    const state = stepsOf(facts);
    expect([state.content.step, state.obstacle]).toEqual([step, obstacle]);
    expect(doneOf(state)).not.toContain(step);
  });

  test('is an earlier one as wanted, though a later one lacks something', () => {
    const state = stepsOf({ step: 'plan', listing: undefined });
    expect([state.content.step, state.obstacle]).toEqual(['plan', undefined]);
  });
});

describe('the plan', () => {
  test('is chosen among those of the list', () => {
    const { content } = stepsOf({ step: 'plan' });
    expect(content).toEqual({ step: 'plan', plans: plansWith(small.id), ends: undefined });
  });

  test('that runs goes before all that are larger, and is the one without another', () => {
    const running = { plan: small, dueAt: '2027-06-01T00:00:00Z', timeZone: 'UTC', renews: false };
    const holds = ready(heldOf([12, 15], { running }));
    const { content } = stepsOf({ step: 'plan', plans: plansWith(), holds });
    expect(content).toMatchObject({
      plans: { planId: small.id, standardPlans: [small, medium] },
      ends: undefined,
    });
  });

  test('that runs is alone in its last days', () => {
    const running = { plan: small, dueAt: '2026-12-10T00:00:00Z', timeZone: 'UTC', renews: false };
    const holds = ready(heldOf([12, 15], { running }));
    const { content } = stepsOf({ step: 'plan', plans: plansWith(medium.id), holds });
    expect(content).toMatchObject({
      plans: { planId: small.id, standardPlans: [small] },
      ends: running,
    });
  });

  test('of the list that is larger than need be has a smaller one beside it', () => {
    const { content } = stepsOf({ plans: plansWith(medium.id) });
    expect(content).toMatchObject({ plan: medium, smaller: small });
  });

  test.each([
    [
      'beside one that runs',
      {
        running: {
          plan: planFor(1),
          dueAt: '2027-06-01T00:00:00Z',
          timeZone: 'UTC',
          renews: false,
        },
      },
      undefined,
    ],
    ['of a code', {}, planFor(40, { id: 'CHAIN', license_class: 'ENTERPRISE' })],
  ])('%s has none', (_, held, enterprisePlan) => {
    const plans = { ...plansWith(enterprisePlan?.id ?? medium.id), enterprisePlan };
    const { content } = stepsOf({ plans, holds: ready(heldOf([12, 15], held)) });
    expect(content).toMatchObject({ step: 'review', smaller: undefined });
  });
});

describe('boards', () => {
  test('that can’t be had are named at each step, and hold the way up at theirs', () => {
    const refused = [
      { id: board(15), reason: 'full' },
      { id: board(99), reason: 'full' },
    ] as const;
    const holds = ready(heldOf([12], { refused }));
    const state = stepsOf({ holds });
    expect(state.refused).toMatchObject({ wish: { seats: [12, 15] }, boards: [refused[0]] });
    expect([state.content.step, state.obstacle]).toEqual(['boards', 'refusedFirst']);
    expect(stepsOf({ holds, step: 'plan' }).refused).toEqual(state.refused);
  });

  test('that were refused to another listing are no matter here', () => {
    const refused = [{ id: board(15), reason: 'full' }] as const;
    // Another number.
    const listingId = 8 as ReturnType<typeof heldOf>['listingId'];
    expect(stepsOf({ holds: ready(heldOf([], { refused, listingId })) }).refused).toBeUndefined();
  });

  test('that the licence has already are named, and bought no second time', () => {
    const holds = ready(heldOf([12], { subscribed: [board(15)] }));
    const state = stepsOf({ holds });
    expect(state.dropped).toEqual([{ text: '15', reason: 'subscribed' }]);
    expect(state.content).toMatchObject({ step: 'review', wish: { seats: [12] } });
    const none = stepsOf({
      billboards: '15',
      holds: ready(heldOf([], { subscribed: [board(15)] })),
    });
    expect([none.content.step, none.steps.find(({ id }) => id === 'boards')?.isDone]).toEqual([
      'boards',
      false,
    ]);
  });

  test('that there are not are named, but on the map, which does so itself', () => {
    const gone = new Map([[board(15), 'retired' as const]]);
    const facts = { billboards: '12,15,x,12', holds: ready(heldOf([12], { gone })) };
    const dropped = [
      { text: '15', reason: 'retired' },
      { text: 'x', reason: 'unknown' },
      { text: '12', reason: 'doubled' },
    ];
    expect(stepsOf(facts).dropped).toEqual(dropped);
    expect(stepsOf({ ...facts, step: 'boards' }).dropped).toEqual([]);
  });
});

describe('the review', () => {
  test('waits until it is known which plan runs', () => {
    const state = stepsOf({ holds: loading });
    expect(state.content).toEqual({ step: 'review', wish: undefined });
    expect(state.obstacle).toBe('boardsMissing');
    expect(stepsOf({ holds: failed }).content).toMatchObject({ wish: { seats: [12, 15] } });
  });

  test.each([
    ['is on its way', { invoice: loading }],
    ['could not be read', { invoice: failed }],
    ['was for places that are gone', { holds: ready(heldOf([12])) }],
    ['was for fewer places than are kept', { holds: ready(heldOf([12, 15, 18])) }],
  ])('is not ready while its price %s', (_, facts) => {
    const state = stepsOf(facts);
    expect([state.content.step, state.obstacle]).toEqual(['review', 'notReady']);
    expect(state.finish).toEqual({ label: 'buyFree' });
  });

  test('names the coupon as the server keeps it', () => {
    const { content } = stepsOf({ coupon: ' spring-26 ' });
    expect(content).toMatchObject({ wish: { coupon: 'SPRING-26' } });
    expect(stepsOf({ coupon: 'no code!' }).content).toMatchObject({ wish: { coupon: 'no code!' } });
  });
});

describe('paying', () => {
  test('is by no card where nothing is to pay', () => {
    const free = { invoice: ready(invoiceOf(0)), cards: [] };
    const state = stepsOf(free);
    expect(state.content).toMatchObject({ step: 'review', card: undefined });
    expect([state.obstacle, state.finish]).toEqual([undefined, { label: 'buyFree' }]);
  });

  test('adds boards to the plan that runs, where they are within it', () => {
    const { id: planId, nickname, price } = small;
    const running = { license: 'running', planId, nickname, price, planPrice: price };
    const replaces = { ...running, days: 300, term: 365 };
    const item = { kind: 'plan' as const, planId, boards: [board(12)], replaces };
    const none = { amount: 0, currency: 'CAD' as const };
    const sums = { price: none, discount: none, net: none, taxes: [], gross: none };
    expect(
      stepsOf({ invoice: ready(invoiceOf(0, { lines: [{ item, ...sums }] })) }).finish,
    ).toEqual({
      label: 'addBoards',
    });
  });

  test.each([
    ['the only one', [cardOf('pm_1')], undefined, 'pm_1'],
    ['the usual one', [cardOf('pm_1'), cardOf('pm_2', ['licences'])], undefined, 'pm_2'],
    ['the one that was picked', [cardOf('pm_1', ['licences']), cardOf('pm_2')], 'pm_2', 'pm_2'],
    ['none of several', [cardOf('pm_1'), cardOf('pm_2')], undefined, ''],
    ['none where picking was taken back', [cardOf('pm_1', ['licences'])], '', ''],
  ] as const)('is by %s', (_, cards, picked, cardId) => {
    const known = { cards, ...(picked !== undefined && { picked }) };
    expect(stepsOf({ step: 'card', ...known }).content).toEqual({ step: 'card', cardId });
  });

  test('is by a card that was deleted by none', () => {
    const { content } = stepsOf({ cards: [cardOf('pm_1')], picked: 'pm_gone' });
    expect(content).toMatchObject({ step: 'review', card: undefined });
  });
});

describe('the outlook', () => {
  test('is what is to pay once that is known, before that what the plan costs', () => {
    const total = invoiceOf(22_600).total;
    expect(stepsOf({ step: 'plan' }).outlook).toEqual({ about: 'total', total });
    const outlook = { about: 'plan', plan: small };
    expect(stepsOf({ step: 'plan', invoice: loading }).outlook).toEqual(outlook);
  });

  test('is none without a plan', () => {
    expect(stepsOf({ plans: plansWith() }).outlook).toBeUndefined();
  });
});
