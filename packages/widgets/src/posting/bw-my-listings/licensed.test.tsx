import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-my-listings.element.tsx';
import { list, ownRow } from './own-rows.fixture.ts';

registerElement(table);

const shop = ownRow({ id: 9, listingType: 'merchant', title: 'Elm Roofing', isLicensed: true });

function open(answers: object) {
  return openWidget(
    'bw-my-listings',
    {},
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
      'GET /user/groups/': [],
      [list]: { results: [shop], total: 1 },
      ...answers,
    },
  );
}

async function pick(name: string) {
  await userEvent.click(role('button', { name: 'More for “Elm Roofing”' }));
  await userEvent.click(role('menuitem', { name, exact: true }));
}

test('one with paid places on boards is hidden after a question', async () => {
  const merchant = 'POST /merchant/listing/9/status';
  const { api, toasts } = open({ [merchant]: null });
  await pick('Pause');
  const question = role('dialog', { name: 'Hide “Elm Roofing” from its boards?' });
  await expectText(question, 'its places on boards stay empty');
  await expectAccessible(document.body);
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(merchant)).toEqual([]);
  await pick('Pause');
  await userEvent.click(question.getByRole('button', { name: 'Pause' }));
  await expect.poll(() => toasts).toEqual(['“Elm Roofing” is paused.']);
  expect(api.callsOf(merchant)).toEqual([`${merchant} {"action":"pause"}`]);
});

test('one with a licence that runs is not deleted, and leads to its licence', async () => {
  const { api, toasts } = open({});
  await pick('Delete');
  await expect
    .poll(() => toasts)
    .toEqual(['A licence for boards runs on “Elm Roofing”. End the licence first.']);
  expect(api.callsOf('DELETE')).toEqual([]);
});
