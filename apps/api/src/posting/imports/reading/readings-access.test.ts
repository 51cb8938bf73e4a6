import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { objectPermissions } from '../../../access/tables.ts';
import { listings } from '../../../listings/tables.ts';
import { startImporting, writeRows } from '../imports.fixture.ts';

const { database, upload, start, signInAs } = await startImporting();

/** Somebody whose table of one row was checked. */
async function check() {
  const by = await signInAs('realtors');
  const { body } = await upload(by, writeRows([{}]));
  const readings = await by.call('GET', `/api/v1/listing/import/${body.id}/readings`);
  expect(readings.body.total).toBe(1);
  return { by, id: body.id };
}

test('nobody else is told what was understood, whatever rights they have', async () => {
  const { by, id } = await check();
  await start(by, id);
  const [house] = await database.select().from(listings).where(eq(listings.ownerId, by.id));
  const delegate = await signInAs('realtors');
  const visitor = await signInAs('realtors');
  visitor.take(undefined);
  await database.insert(objectPermissions).values({
    ...{ objectType: 'listing', objectId: String(house?.id), userId: delegate.id },
    ...{ actions: ['administration'], grantedBy: by.id, createdAt: new Date() },
  });
  const readers = [
    [visitor, 401],
    [await signInAs('realtors'), 404],
    [delegate, 404],
    [await signInAs('administrators'), 404],
    [by, 200],
  ] as const;
  const path = `/api/v1/listing/import/${id}/readings`;
  for (const [reader, status] of readers) {
    expect((await reader.call('GET', path)).status).toBe(status);
  }
});

test.each([
  ['0/readings', 400],
  ['1.5/readings', 400],
  ['x/readings', 400],
  ['9000000/readings', 404],
  ['ID/readings?start=-1', 400],
  ['ID/readings?size=0', 400],
  ['ID/readings?size=101', 400],
  ['ID/readings?size=all', 400],
  ['ID/readings?page=2', 400],
])('what was understood is asked for by %s, and that is answered %i', async (asked, status) => {
  const { by, id } = await check();
  const path = `/api/v1/listing/import/${asked.replace('ID', String(id))}`;
  expect((await by.call('GET', path)).status).toBe(status);
});
