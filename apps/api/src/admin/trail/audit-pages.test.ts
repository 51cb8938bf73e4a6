import { expect, test } from 'vitest';
import { actingBody, startAccess } from '../../access/access.fixture.ts';
import { adminDomain } from '../routes.ts';

const { signIn } = await startAccess(adminDomain);
const user = '/api/v1/user/';

test('the trail is read page by page, and of one person', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn('merchants')];
  await chief.call('POST', `${user}${rosa.id}/act-as`, actingBody);
  await chief.call('POST', `${user}act-as/end`);
  const first = await chief.call('GET', '/api/v1/administration/audit?size=1');
  expect(first.body.items).toHaveLength(1);
  expect(first.body.items[0]).toMatchObject({
    event: 'acting-ended',
    actor: { id: chief.id },
    actingAs: { id: rosa.id },
    subject: { id: rosa.id },
  });
  const next = await chief.call(
    'GET',
    `/api/v1/administration/audit?subject=${rosa.id}&before=${first.body.next}`,
  );
  expect(next.body.items.map(({ event }: { event: string }) => event)).toEqual([
    'acted',
    'acting-began',
  ]);
  expect(next.body.next).toBeNull();
  expect(next.text).not.toMatch(/@example|password/);
});
