import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable } from '../tables.ts';
import {
  formOfSeveral,
  formType,
  pageHeaders,
  photograph,
  upload,
} from '../upload/form.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { database } = server.platform;
const own = '/api/v1/storage/me/files';

async function keepOne() {
  const { browser } = await openMember(server);
  const { id } = (await upload(server, browser, { content: await photograph() })).body;
  return { browser, id: String(id) };
}

const givenUpAt = async (id: string) =>
  (await database.select().from(filesTable).where(eq(filesTable.id, id)))[0]?.givenUpAt;

test('whoever is signed out reads and keeps no file, and uploads no pictures', async () => {
  const { id } = await keepOne();
  const visitor = openBrowser(server);
  const answers = [
    await visitor.call('GET', `${own}/${id}`),
    await visitor.call('POST', `${own}/${id}/keep`),
    await server.inject({
      method: 'POST',
      url: '/api/v1/media/image',
      headers: { ...pageHeaders(server, visitor), 'content-type': formType },
      payload: formOfSeveral([{ content: await photograph() }]),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('kept twice at once it stays, and deleted twice at once it goes once', async () => {
  const { browser, id } = await keepOne();
  await database.update(filesTable).set({ givenUpAt: new Date() }).where(eq(filesTable.id, id));
  const keep = () => browser.call('POST', `${own}/${id}/keep`);
  const kept = await Promise.all([keep(), keep()]);
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  expect(await givenUpAt(id)).toBeNull();
  const remove = () => browser.call('DELETE', `${own}/${id}`);
  const removed = await Promise.all([remove(), remove()]);
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(0);
  expect((await keep()).status).toBe(404);
});

test('what is no id, no order and no page is refused at its place', async () => {
  const { browser, id } = await keepOne();
  const refusedAt = async (method: 'GET' | 'POST' | 'DELETE', path: string) => {
    const { status, body } = await browser.call(method, `${own}${path}`);
    return [status, body.fields?.[0]?.path];
  };
  for (const wrong of ['%00', 'a', 'A'.repeat(32)]) {
    expect(await refusedAt('GET', `/${wrong}`)).toEqual([400, 'params.file']);
    expect(await refusedAt('POST', `/${wrong}/keep`)).toEqual([400, 'params.file']);
  }
  for (const [field, value] of [
    ['kind', 'text'],
    ['use', 'all'],
    ['sort', 'owner'],
    ['size', '101'],
    ['start', '-1'],
    ['name', '%00'],
  ]) {
    expect(await refusedAt('GET', `?${field}=${value}`)).toEqual([400, `query.${field}`]);
  }
  expect(await refusedAt('DELETE', `/${id}?uses=keep`)).toEqual([400, 'query.uses']);
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(1);
});
