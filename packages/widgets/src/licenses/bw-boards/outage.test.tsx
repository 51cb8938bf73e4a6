import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { boards, describeDetails, openBoards } from './boards.fixture.ts';

const row = (name: string) => role('button', { name, exact: false }).last();
const card = role('dialog', { name: 'Picked board' });
const [mainStreet, , , , bridge] = boards;
const from = '2099-11-20T15:00:00.000Z';

test.each([
  ['2099-12-01T15:00:00.000Z', '3:00\u00a0p.m. to Tue, Dec\u00a01,\u00a02099'],
  [null, 'Out of service from Fri, Nov\u00a020,\u00a02099'],
])('an outage that is announced until %s is told before a board is chosen', async (until, said) => {
  if (!mainStreet) throw new Error('It stands in the fixture.');
  openBoards({}, { 'GET /billboard/1': describeDetails(mainStreet, { from, until }) });
  await userEvent.click(row('Main Street'));
  await expectText(card, said);
  await expect.element(card.getByRole('button', { name: 'Advertise Here' })).toBeVisible();
  await expectAccessible(document.body);
});

test('one that is out of service says until when, in French too', async () => {
  if (!bridge) throw new Error('It stands in the fixture.');
  const until = '2099-12-01T15:00:00.000Z';
  openBoards(
    { locale: 'fr-CA' },
    { 'GET /billboard/5': describeDetails(bridge, { from: '2026-11-01T15:00:00.000Z', until }) },
  );
  await userEvent.click(row('Mill Bridge'));
  await expectText(role('dialog'), 'Hors service jusqu’au');
});
