import { expect, test } from 'vitest';
import { joinMerchants } from '../../access/groups/endpoints.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { listOwnListings } from '../../posting/own/endpoints.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { becomeTeamMerchant, requestMerchantListings } from './merchant-listings-store.ts';

test('one’s merchant listings are all of those that the public sees', async () => {
  const client = createFakeClient().answer(listOwnListings, () => ({ results: [], total: 0 }));
  expect(await requestMerchantListings({ client })).toEqual([]);
  expect(client.calls[0]?.input).toEqual({
    query: { title: '', start: 0, size: 9_999 },
    body: { type: 'merchant', standing: 'active' },
  });
});

test('who may not become a Team Merchant is told so', async () => {
  const client = createFakeClient().answer(joinMerchants, () => {
    throw new Problem('forbidden', 'Not while acting.');
  });
  await expect(becomeTeamMerchant({ client })).rejects.toMatchObject({ code: 'forbidden' });
});
