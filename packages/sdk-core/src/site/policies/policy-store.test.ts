import { expect, it } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { readSetting } from '../endpoints.ts';
import { createPolicyStore } from './policy-store.ts';

it('reads a policy from the setting of its name, once', async () => {
  const client = createFakeClient().answer(readSetting, () => '{"title":"Terms of use"}');
  const store = createPolicyStore({ client });
  await store.show('termsAndUse');
  await store.show('termsAndUse');
  expect(client.calls.map(({ input }) => input)).toEqual([{ params: { key: 'site.termsAndUse' } }]);
  expect(store.$state.get()).toEqual({
    state: 'ready',
    value: { name: 'termsAndUse', policy: { title: 'Terms of use' } },
  });
});
