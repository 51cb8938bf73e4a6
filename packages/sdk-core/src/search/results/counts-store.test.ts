import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { searchCategory } from '../endpoints.ts';
import { emptyQuery } from '../rules.ts';
import type { SearchFacets } from '../schemas.ts';
import { createCountsStore } from './counts-store.ts';
import { emptyAnswer } from './empty-answer.fixture.ts';

const homes = { ...emptyQuery, category: ['property'] } as const;
const facets: SearchFacets = {
  subcategory: [],
  price: [],
  priceUnit: { currency: 'CAD', period: 'ONCE' },
  fields: {},
  isApproximate: false,
};

test('counts are of the whole search, whatever page shows', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({ ...emptyAnswer, facets }));
  const store = createCountsStore({ client });
  await store.count({ ...homes, page: 4 });
  expect(client.calls[0]?.input).toMatchObject({
    query: { start: 0 },
    body: { include: ['total', 'facets'] },
  });
  expect(store.$counts.get()).toEqual({
    state: 'ready',
    value: { total: emptyAnswer.total, facets },
  });
});

test('an answer without facets is a failure', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const store = createCountsStore({ client });
  await store.count(homes);
  expect(store.$counts.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});
