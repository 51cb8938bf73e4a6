import { describe, expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listPlans, readPlan } from '../plans/endpoints.ts';
import type { Plan } from '../plans/schemas.ts';
import { besideRunning, chosenOf, createPlanFinder } from './plan-choice-store.ts';

const mainStreet: Plan = {
  id: '5f0c0000-0000-4000-8000-000000000001',
  nickname: 'Main Street',
  price: { amount: 96_000, currency: 'CAD' },
  seat_count: 8,
  note: '',
  license_class: 'STANDARD',
  license_type: 'YEARLY',
  version: 1,
};
const chain: Plan = {
  ...mainStreet,
  id: '5f0c0000-0000-4000-8000-000000000002',
  nickname: 'Chain',
  seat_count: 40,
  license_class: 'ENTERPRISE',
};

function open() {
  const client = createFakeClient()
    .answer(listPlans, () => [mainStreet])
    .answer(readPlan, ({ params }) => {
      if (params.planId === 'CHAIN-40') return chain;
      throw new Problem('not-found', 'There is no such plan.');
    });
  const find = createPlanFinder({ client });
  const chosen = async (planId: string) => chosenOf(await find(planId));
  return { client, find, chosen };
}

test('a plan of the list is chosen by its id, without another call', async () => {
  const { client, chosen } = open();
  expect(await chosen('')).toBeUndefined();
  expect(await chosen(mainStreet.id)).toEqual(mainStreet);
  expect(client.calls.map(({ endpoint }) => endpoint)).toEqual([listPlans]);
});

test('a plan of a code goes by its code', async () => {
  const { chosen } = open();
  expect(await chosen('CHAIN-40')).toEqual({ ...chain, id: 'CHAIN-40' });
});

test('a code that does not count chooses none', async () => {
  const { chosen } = open();
  expect(await chosen('CHAIN-41')).toBeUndefined();
});

test('plans that can’t be had are a failure, and are asked for again', async () => {
  const { client, find } = open();
  client.answer(listPlans, () => {
    throw new Problem('network', 'It failed.');
  });
  await expect(find('')).rejects.toMatchObject({ code: 'network' });
  client.answer(listPlans, () => [mainStreet]);
  expect((await find('')).standardPlans).toEqual([mainStreet]);
});

test('a code that was found is not asked for again', async () => {
  const { client, chosen } = open();
  await chosen('CHAIN-40');
  await chosen('CHAIN-40');
  expect(client.calls.filter(({ endpoint }) => endpoint === readPlan)).toHaveLength(1);
});

describe('beside a plan that runs', () => {
  const corner = { ...mainStreet, id: 'corner', seat_count: 3 };
  const avenue = { ...mainStreet, id: 'avenue', seat_count: 12 };
  const running = { ...mainStreet, nickname: 'As it was bought' };
  const choice = { standardPlans: [corner, mainStreet, avenue], enterprisePlan: undefined };

  test('it and larger ones are offered, and it is chosen', () => {
    const beside = besideRunning({ ...choice, planId: undefined }, running);
    expect(beside.standardPlans).toEqual([running, avenue]);
    const abroad = { ...avenue, price: { amount: 1, currency: 'USD' } } as const;
    const others = { ...choice, standardPlans: [corner, abroad], planId: undefined };
    expect(besideRunning(others, running).standardPlans).toEqual([running]);
    expect(chosenOf(beside)).toEqual(running);
  });

  test.each([
    ['a smaller one gives way to it', 'corner', running.id],
    ['a larger one is chosen', 'avenue', 'avenue'],
    ['one that nobody offers gives way to it', 'gone', running.id],
  ])('%s', (_, planId, chosen) => {
    expect(chosenOf(besideRunning({ ...choice, planId }, running))?.id).toBe(chosen);
  });

  test('so does that of a code, unless it is larger', () => {
    const withCode = { ...choice, planId: 'CHAIN-40' };
    const larger = { ...chain, id: 'CHAIN-40' };
    const chosenWith = (enterprisePlan: Plan) =>
      chosenOf(besideRunning({ ...withCode, enterprisePlan }, running))?.id;
    expect(chosenWith(larger)).toBe('CHAIN-40');
    expect(chosenWith({ ...larger, seat_count: 8 })).toBe(running.id);
  });

  test('without one the choice stays as it is', () => {
    const alone = { ...choice, planId: 'corner' };
    expect(besideRunning(alone, undefined)).toBe(alone);
  });
});
