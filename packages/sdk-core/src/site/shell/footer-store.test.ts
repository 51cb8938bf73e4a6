import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readSetting } from '../endpoints.ts';
import { defaultFooter } from './footer.ts';
import { createFooterStore } from './footer-store.ts';

test('the foot is what the setting says', async () => {
  const own = { ...defaultFooter, copyright: '© Niagara Market' };
  const client = createFakeClient().answer(readSetting, () => JSON.stringify(own));
  const store = createFooterStore({ client });
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: own });
  expect(client.calls[0]?.input).toEqual({ params: { key: 'site.footer' } });
});

test('a setting that can’t be read says why', async () => {
  const down = new Problem('unavailable', 'The database is away.');
  const client = createFakeClient().answer(readSetting, () => Promise.reject(down));
  const store = createFooterStore({ client });
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'failed', problem: down });
});

test('what a server has loaded is there at once', () => {
  const store = createFooterStore({ client: createFakeClient() }, defaultFooter);
  expect(store.$state.get()).toEqual({ state: 'ready', value: defaultFooter });
});
