import type { NewFiles } from '../files.ts';
import type { DomainNames } from '../names.ts';

/** What a new domain has on the server: its table, an operation with a test, and its routes. */
export function serverFiles({ domain, all, All, one }: DomainNames): NewFiles {
  const folder = `apps/api/src/${domain}`;
  const table = domain.replaceAll('-', '_');
  return {
    [`${folder}/tables.ts`]: `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** The ${all}, the newest first. */
export const ${all} = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('${table}_newest').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
`,
    [`${folder}/list-${domain}.ts`]: `import type * as schemas from '@boardwalk/sdk-core/${domain}/schemas';
import { desc } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { ${all} } from './tables.ts';

/** Lists the ${all}, the newest first. */
export const list${All}: Handler<typeof schemas.list${All}> = async (
  { query: { start, size } },
  { database },
) => {
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(${all})
      .orderBy(desc(${all}.createdAt), desc(${all}.id))
      .limit(size)
      .offset(start),
    database.$count(${all}),
  ]);
  const results = rows.map(({ createdAt, ...${one} }) => ({
    ...${one},
    createdAt: createdAt.toISOString(),
  }));
  return { results, total };
};
`,
    [`${folder}/list-${domain}.test.ts`]: `import { expect, test } from 'vitest';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { ${all}Domain } from './routes.ts';
import { ${all} } from './tables.ts';

const { call, platform } = await startTestServer([${all}Domain]);

const path = '/api/v1/${domain}';

await platform.database.insert(${all}).values([
  { title: 'Oldest', createdAt: new Date('2026-11-01T12:00:00Z') },
  { title: 'Newest', createdAt: new Date('2026-11-03T12:00:00Z') },
  { title: 'Between', createdAt: new Date('2026-11-02T12:00:00Z') },
]);

const titles = (body: { results: { title: string }[] }) => body.results.map(({ title }) => title);

test('they are listed, the newest first', async () => {
  const { status, body } = await call('GET', path);
  expect([status, body.total]).toEqual([200, 3]);
  expect(titles(body)).toEqual(['Newest', 'Between', 'Oldest']);
});

test('one part of the list', async () => {
  const { body } = await call('GET', \`\${path}?start=1&size=1\`);
  expect([titles(body), body.total]).toEqual([['Between'], 3]);
  const { body: beyond } = await call('GET', \`\${path}?start=50\`);
  expect([titles(beyond), beyond.total]).toEqual([[], 3]);
});

test.each([
  ['?size=0', 'query.size'],
  ['?size=101', 'query.size'],
  ['?start=-1', 'query.start'],
])('%s is refused', async (query, field) => {
  const { status, body } = await call('GET', path + query);
  expect([status, body.code, body.fields[0].path]).toEqual([400, 'invalid-request', field]);
});
`,
    [`${folder}/routes.ts`]: `import * as endpoints from '@boardwalk/sdk-core/${domain}/endpoints';
import * as schemas from '@boardwalk/sdk-core/${domain}/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { list${All} } from './list-${domain}.ts';

export const ${all}Domain: Domain = {
  name: '${domain}',
  routes: defineRoutes(endpoints, schemas, { list${All} }),
};
`,
  };
}
