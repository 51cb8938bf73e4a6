import { afterEach, expect, test } from 'vitest';
import { memberships } from '../../account/tables.ts';
import { startAccess } from '../access.fixture.ts';
import { callAtOnce, holdAccounts } from '../at-once.fixture.ts';

const { database, signIn, changeMembership } = await startAccess();

afterEach(async () => {
  await database.delete(memberships);
});

test('of two who take each other out of their group at once, one stays in charge', async () => {
  const [one, other] = [await signIn('merchants'), await signIn('merchants')];
  for (const { id } of [one, other]) await changeMembership(id, { actions: ['administration'] });
  const remove = (by: typeof one, id: number) => () =>
    by.call('DELETE', `/api/v1/groups/merchants/${id}`);
  const answers = await callAtOnce(database, holdAccounts([one.id, other.id]), [
    remove(one, other.id),
    remove(other, one.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await database.$count(memberships)).toBe(1);
});

test('who is taken out of the administrators lets nobody else in meanwhile', async () => {
  const [chief, one, friend] = [
    await signIn('administrators'),
    await signIn('administrators'),
    await signIn(),
  ];
  const answers = await callAtOnce(database, holdAccounts([one.id, friend.id]), [
    () => chief.call('DELETE', `/api/v1/groups/administrators/${one.id}`),
    () => one.call('POST', `/api/v1/user/${friend.id}/groups`, { group: 'partners' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});
