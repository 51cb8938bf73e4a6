import { expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { delegate } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();

async function post(locale: 'en-CA' | 'fr-CA') {
  const owner = await signIn([], { locale });
  const listing = writeListing('item', { title: 'A red canoe' });
  const { body } = await owner.call('POST', '/api/v1/item/listing', { listing });
  return { owner, id: body.id as number };
}

const remove = (by: Awaited<ReturnType<typeof signIn>>, id: number) =>
  by.call('DELETE', `/api/v1/item/listing/${id}`);
const mailOf = async ({ email }: { readonly email: string }) =>
  (await mailsTo(database, email)).map(({ subject }) => subject);

test.each([
  ['en-CA', 'Your listing was deleted: A red canoe'],
  ['fr-CA', 'Votre annonce a été supprimée\u00a0: A red canoe'],
] as const)(
  'who owns a listing is told once that somebody else deleted it (%s)',
  async (locale, subject) => {
    const { owner, id } = await post(locale);
    const milo = await signIn([], { firstName: 'Milo' });
    await delegate(database, id, { userId: milo.id, actions: ['delete'] });
    const both = await Promise.all([remove(milo, id), remove(milo, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await mailOf(owner)).toEqual([subject]);
    const [mail] = await mailsTo(database, owner.email);
    expect(mail?.text).toContain('Milo');
  },
);

test('an administrator’s deletion is told as one, and nobody is told of their own', async () => {
  const [mine, theirs] = [await post('en-CA'), await post('en-CA')];
  const chief = await signIn(['administrators'], { firstName: 'Ingrid' });
  await remove(mine.owner, mine.id);
  await remove(chief, theirs.id);
  expect(await mailOf(mine.owner)).toEqual([]);
  const [mail] = await mailsTo(database, theirs.owner.email);
  expect(mail?.text).toContain('administrator');
  expect(mail?.text).not.toContain('Ingrid');
});
