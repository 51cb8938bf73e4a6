import type { NewFiles } from '../files.ts';
import type { DomainNames } from '../names.ts';

/** What a new domain has in sdk-core: its contract, its store with a test, and what it says. */
export function contractFiles({ domain, all, All, one, One }: DomainNames): NewFiles {
  const folder = `packages/sdk-core/src/${domain}`;
  return {
    [`${folder}/endpoints.ts`]: `import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const list${All} = endpoint<typeof schemas.list${All}>({
  method: 'GET',
  path: '/api/v1/${domain}',
});
`,
    [`${folder}/schemas.ts`]: `import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';

/** One of the ${all} as lists show it. */
const ${one} = z.strictObject({
  id: z.uuid(),
  title: z.string().check(z.minLength(1), z.maxLength(140)),
  createdAt: z.iso.datetime(),
});
export type ${One} = z.output<typeof ${one}>;

export const list${All} = {
  summary: 'The ${all}, the newest first.',
  audience: 'public',
  rule: 'anyone',
  callsPerMinute: 120,
  freshFor: 30,
  query: z.strictObject(pageQuery({ defaultSize: 20, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(${one}), total: z.int() }),
} satisfies ServerHalf;
`,
    [`${folder}/store.ts`]: `import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { list${All} } from './endpoints.ts';
import type { ${One} } from './schemas.ts';

type Client = Pick<StoreEnvironment, 'client'>;

/** Requests the newest of the ${all}. */
export async function request${All}(
  { client }: Client,
  signal?: AbortSignal,
): Promise<readonly ${One}[]> {
  const { results } = await client.call(list${All}, {}, signal ? { signal } : {});
  return results;
}

/** The store of the ${all}; ready from the start where a server has requested them. */
export function create${All}Store(
  env: Client,
  initial?: readonly ${One}[],
): RemoteStore<readonly ${One}[]> {
  return createRemote({ request: (signal) => request${All}(env, signal), initial });
}
`,
    [`${folder}/store.test.ts`]: `import { expect, test } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { Problem } from '../vocabulary/problem.ts';
import { list${All} } from './endpoints.ts';
import { create${All}Store } from './store.ts';

const results = [
  { id: '5d1d9d1c-0000-4000-8000-000000000001', title: 'First', createdAt: '2026-11-01T12:00:00Z' },
];

test('the ${all} are asked for once', async () => {
  const client = createFakeClient().answer(list${All}, () => ({ results, total: 1 }));
  const store = create${All}Store({ client });
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: results });
  expect(client.calls).toHaveLength(1);
});

test('after a failure, which says why, they are asked for again', async () => {
  const down = new Problem('unavailable', 'The database is away.');
  const client = createFakeClient().answer(list${All}, () => Promise.reject(down));
  const store = create${All}Store({ client });
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'failed', problem: down });
  client.answer(list${All}, () => ({ results: [], total: 0 }));
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: [] });
});

test('what a server has asked for is there at once, and stays', async () => {
  const client = createFakeClient();
  const store = create${All}Store({ client }, results);
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: results });
  expect(client.calls).toEqual([]);
});
`,
    [`${folder}/messages.ts`]: `import type { Catalogue } from '../vocabulary/text/message.ts';

/** What every list of the ${all} says. */
export const ${all}Messages = {
  catalogue: '${domain}',
  none: 'There is nothing here yet.',
} as const satisfies Catalogue;
`,
    [`${folder}/messages.fr.ts`]: `import type { Translations } from '../vocabulary/text/message.ts';

/** What the ${all} say, in Canadian French. */
export const ${all}French: Translations = {
  ${JSON.stringify(domain)}: {
    none: 'Il n’y a encore rien ici.',
  },
};
`,
  };
}
