import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeSession } from '../../../account/account.fixture.ts';
import { users } from '../../../account/tables.ts';
import { listings } from '../../../listings/tables.ts';
import { startImporting, writeRows } from '../imports.fixture.ts';

const { database, runner, upload, start, signIn, problemsOf } = await startImporting();

async function publish(by: Awaited<ReturnType<typeof signIn>>, table: string) {
  const { body } = await upload(by, table);
  expect(await problemsOf(by, body.id)).toEqual([]);
  await start(by, body.id);
  await runner.runWaiting();
  const { contactName, contactPhone, contactEmail, website } = listings;
  return database
    .select({ name: contactName, phone: contactPhone, email: contactEmail, website })
    .from(listings)
    .where(eq(listings.ownerId, by.id))
    .orderBy(asc(listings.id));
}

const newOwner = () =>
  signIn(['realtors'], { firstName: 'Rosa', lastName: 'Lindqvist', email: nextEmail() });
let emails = 0;
function nextEmail(): string {
  emails += 1;
  return `rosa${emails}@imports.example`;
}

test('the first name stands where a row names nobody, and no address that it does not name', async () => {
  const rosa = await newOwner();
  const shown = await publish(
    rosa,
    writeRows([
      {},
      { contactName: 'Ana Ito' },
      { contactEmail: 'ana@example.org' },
      { contactPhone: '416 555 0199' },
      { website: 'https://example.org/' },
    ]),
  );
  const own = 'Rosa';
  const none = { phone: null, email: null, website: null };
  expect(shown).toEqual([
    { ...none, name: own },
    { ...none, name: 'Ana Ito' },
    { ...none, name: own, email: 'ana@example.org' },
    { ...none, name: own, phone: expect.stringMatching(/5550199$/) },
    { ...none, name: own, website: 'https://example.org/' },
  ]);
});

test('who acts as the owner publishes a table, and no address of theirs', async () => {
  const rosa = await newOwner();
  const chief = await signIn(['administrators']);
  rosa.take(await storeSession(database, rosa.id, chief.id));
  expect(await publish(rosa, writeRows([{}]))).toEqual([
    { name: 'Rosa', phone: null, email: null, website: null },
  ]);
});

test('a row without a reference is known again after its owner has another name and phone', async () => {
  const rosa = await newOwner();
  const table = writeRows([{ reference: '' }]);
  await publish(rosa, table);
  await database
    .update(users)
    .set({ lastName: 'Ito', phoneNumber: '9055550188', email: nextEmail() })
    .where(eq(users.id, rosa.id));
  expect((await upload(rosa, table)).body).toMatchObject({ rows: 1, right: 0, known: 1 });
  const other = writeRows([{ reference: '', contactName: 'Ana Ito' }]);
  expect((await upload(rosa, other)).body).toMatchObject({ right: 1, known: 0 });
});
