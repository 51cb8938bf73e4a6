import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { listingImports } from '../tables.ts';
import { startImporting, writeRows } from './imports.fixture.ts';

const { server, database, upload, signInAs, problemsOf } = await startImporting();
const rosa = await signInAs('realtors');
const visitor = openBrowser(server);
const table = writeRows([{}]);
const one = '/api/v1/listing/import';

test('of two tables that are checked at once, one waits', async () => {
  const owner = await signInAs('realtors');
  const answers = await Promise.all([upload(owner, table), upload(owner, writeRows([{}, {}]))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await owner.call('GET', one);
  expect(body.results).toMatchObject([{ state: 'checked' }]);
  expect(await database.$count(listingImports, eq(listingImports.ownerId, owner.id))).toBe(1);
});

test('who is signed out reads no import', async () => {
  const { body } = await upload(rosa, table);
  for (const path of ['', `/${body.id}`, `/${body.id}/problems`, `/${body.id}/report`]) {
    expect([path, (await visitor.call('GET', `${one}${path}`)).status]).toEqual([path, 401]);
  }
});

test('what is no number, no page and no language is refused', async () => {
  const { body } = await upload(rosa, table);
  for (const id of ['0', '1.5', 'x', '1000000000000000']) {
    for (const rest of ['', '/problems', '/report']) {
      const { status } = await rosa.call('GET', `${one}/${id}${rest}`);
      expect([id, rest, status]).toEqual([id, rest, 400]);
    }
  }
  for (const path of ['problems?size=501', 'problems?start=-1', 'report?language=xx']) {
    expect([path, (await rosa.call('GET', `${one}/${body.id}/${path}`)).status]).toEqual([
      path,
      400,
    ]);
  }
});

test('only tables of what is imported have a template and are checked', async () => {
  const statusOf = async (path: string) => (await visitor.call('GET', `/api/v1/${path}`)).status;
  expect(await statusOf('event/import/template')).toBe(404);
  expect(await statusOf('item/import/template?language=xx')).toBe(400);
  const refused = await server.inject({
    method: 'POST',
    url: '/api/v1/event/import?name=a.csv',
    headers: {
      origin: server.platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      'content-type': 'text/csv',
      cookie: rosa.cookie ?? '',
    },
    payload: Buffer.from(table),
  });
  expect(refused.status).toBe(404);
});

test('a row names nobody as whom to ask who passes for the site', async () => {
  const { body } = await upload(
    rosa,
    writeRows([
      { contactName: 'Boardwalk Support' },
      { contactName: 'evil.example' },
      { contactName: 'Admin Services Ltd.' },
    ]),
  );
  const problems = await problemsOf(rosa, body.id);
  expect(problems).toMatchObject([
    { row: 2, field: 'contactName', fault: 'name', value: 'Boardwalk Support' },
    { row: 3, field: 'contactName', fault: 'name', value: 'evil.example' },
  ]);
});
