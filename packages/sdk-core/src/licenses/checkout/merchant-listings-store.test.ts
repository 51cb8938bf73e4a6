import { expect, test } from 'vitest';
import { joinMerchants } from '../../access/groups/endpoints.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { becomeTeamMerchant } from './merchant-listings-store.ts';

test('who may not become a Team Merchant is told so', async () => {
  const client = createFakeClient().answer(joinMerchants, () => {
    throw new Problem('forbidden', 'Not while acting.');
  });
  await expect(becomeTeamMerchant({ client })).rejects.toMatchObject({ code: 'forbidden' });
});
