import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listPlans, readPlan } from './endpoints.ts';
import { createPlansStore, findPlanOfCode } from './plans-store.ts';
import type { Plan } from './schemas.ts';

const plan: Plan = {
  ...{ id: '0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a11', nickname: 'Cooperative', note: '' },
  ...{ price: { amount: 990_000, currency: 'CAD' }, seat_count: 120 },
  ...{ license_class: 'ENTERPRISE', license_type: 'YEARLY', version: 1 },
};

test('plans that a server has asked for are not asked for again', async () => {
  const client = createFakeClient().answer(listPlans, () => [plan]);
  await createPlansStore({ client }, []).load();
  expect(client.calls).toEqual([]);
  const store = createPlansStore({ client });
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: [plan] });
});

test('a code is looked up as it is kept, however it was typed', async () => {
  const client = createFakeClient().answer(readPlan, () => plan);
  expect(await findPlanOfCode({ client }, ' coop-120 ')).toEqual({ code: 'COOP-120', plan });
  expect(client.calls.map(({ input }) => input)).toEqual([{ params: { planId: 'COOP-120' } }]);
});

test('what can be no code is not looked up', async () => {
  const client = createFakeClient();
  expect(await findPlanOfCode({ client }, 'no code')).toBe(undefined);
  expect(client.calls).toEqual([]);
});

test('a code that does not count has no plan, nor has the id of a plan of the list', async () => {
  const unknown = createFakeClient().answer(readPlan, () => {
    throw new Problem('not-found', 'There is no such plan.');
  });
  expect(await findPlanOfCode({ client: unknown }, 'COOP-120')).toBe(undefined);
  const standard: Plan = { ...plan, license_class: 'STANDARD' };
  const listed = createFakeClient().answer(readPlan, () => standard);
  expect(await findPlanOfCode({ client: listed }, plan.id)).toBe(undefined);
});

test('that it could not be found out is told', async () => {
  const client = createFakeClient().answer(readPlan, () => {
    throw new Problem('too-many-requests', 'Too many.', { retryAfter: 30 });
  });
  await expect(findPlanOfCode({ client }, 'COOP-120')).rejects.toMatchObject({ retryAfter: 30 });
});
