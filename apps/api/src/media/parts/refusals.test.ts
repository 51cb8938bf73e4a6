import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable, uploads } from '../tables.ts';
import { film, photograph } from '../upload/form.fixture.ts';
import { openUploads } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { database } = server.platform;
const content = film(partBytes + 1_000);

async function open() {
  const { id, browser } = await openMember(server);
  return { ownerId: id, browser, ...openUploads(server, browser) };
}

test('whoever is signed out begins, sends and ends nothing', async () => {
  const { begin, read } = await open();
  const visitor = openUploads(server, openBrowser(server));
  const { id } = (await begin(content)).body;
  const answers = [
    await visitor.begin(content),
    await visitor.read(id),
    await visitor.part(id, content, 0),
    await visitor.poster(id, await photograph()),
    await visitor.finish(id),
    await visitor.cancel(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
  expect((await read(id)).body.received).toBe(0);
});

test('begun twice at once, it is one upload', async () => {
  const { begin, ownerId } = await open();
  const begun = await Promise.all([begin(content), begin(content), begin(content)]);
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
  expect(await database.$count(filesTable, eq(filesTable.ownerId, ownerId))).toBe(1);
});

test('given up twice at once, it is once, and no more of it arrives', async () => {
  const { begin, part, cancel } = await open();
  const { id } = (await begin(content)).body;
  const answers = await Promise.all([cancel(id), cancel(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await part(id, content, 0)).status).toBe(404);
  expect(await database.$count(uploads, eq(uploads.fileId, id))).toBe(0);
});

test.each<[string, object, string]>([
  ['no size', { size: 0 }, 'body.size'],
  ['half a byte', { size: 1.5 }, 'body.size'],
  ['a time before all', { lastModified: -1 }, 'body.lastModified'],
  ['bytes that are no Base64', { beginning: 'ftyp isom' }, 'body.beginning'],
  ['more first bytes than tell a type', { beginning: 'A'.repeat(92) }, 'body.beginning'],
  ['a name that nothing keeps', { name: 'a\ud83d' }, 'body.name'],
  ['a name without end', { name: 'a'.repeat(501) }, 'body.name'],
  ['what nobody asks for', { ownerId: 1 }, 'body.ownerId'],
])('%s is refused at its field, and takes no room', async (_, facts, path) => {
  const { begin, ownerId } = await open();
  const { status, body } = await begin(content, facts);
  expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  expect(await database.$count(filesTable, eq(filesTable.ownerId, ownerId))).toBe(0);
});

test.each(['%00', 'a', 'A'.repeat(32)])('%s is no upload’s id', async (id) => {
  const { read, part, poster, finish, cancel } = await open();
  const answers = [
    await read(id),
    await part(id, content, 0),
    await poster(id, await photograph()),
    await finish(id),
    await cancel(id),
  ];
  expect(answers.map(({ status, body }) => [status, body.fields[0].path])).toEqual(
    Array(5).fill([400, 'params.upload']),
  );
});

test.each(['-1', '01', '1.5', '1e3', '1073741825', 'x'])('no part begins at %s', async (offset) => {
  const { begin, put, read } = await open();
  const { id } = (await begin(content)).body;
  const { status, body } = await put(`${id}/parts/${offset}`, content.subarray(0, partBytes));
  expect([status, body.fields[0].path]).toEqual([400, 'params.offset']);
  expect((await read(id)).body.received).toBe(0);
});
