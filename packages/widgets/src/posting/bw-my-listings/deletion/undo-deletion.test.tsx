import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-my-listings.element.tsx';
import { house, list, ownRow } from '../own-rows.fixture.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const body = { title: 'Brick house', pictures: [{ id: 'a'.repeat(32), alt: '' }] };
const read = 'GET /property/listing/7/own';
const gone = 'DELETE /property/listing/7';

function open(rows: readonly object[], answers: object) {
  // On pages of others a window of our own site asks instead.

  const { api, element } = openWidget(
    'bw-my-listings',
    {},
    {
      'GET /user/': rosa,
      'GET /user/groups/': [],
      [list]: { results: rows, total: rows.length },
      [read]: { body },
      [gone]: null,
      ...answers,
    },
    { siteOrigin: location.origin },
  );
  const toasts: string[] = [];
  const undos: (() => void)[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    const { message, action } = (event as CustomEvent).detail;
    toasts.push(message);
    if (action) undos.push(action.run);
  });
  return { api, toasts, undos };
}

async function deleteHouse() {
  await userEvent.click(role('button', { name: 'More for “Brick house”' }));
  await userEvent.click(role('menuitem', { name: 'Delete', exact: true }));
  const question = role('dialog', { name: 'Delete “Brick house”?' });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

test('what is deleted comes back as a draft with all that it said', async () => {
  const { api, toasts, undos } = open([house], { 'POST /property/draft': { id: 12 } });
  await deleteHouse();
  await expect.poll(() => toasts).toEqual(['“Brick house” is deleted.']);
  // It was read before it went.
  expect(api.calls.findIndex((call) => call.startsWith(read))).toBeLessThan(
    api.calls.findIndex((call) => call.startsWith(gone)),
  );
  undos[0]?.();
  await expect
    .poll(() => toasts.at(-1))
    .toBe('“Brick house” is back as a draft. Publish it to show it again.');
  const [sent = ''] = api.callsOf('POST /property/draft');
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toEqual({ body });
  // Bringing back is not undone again.
  expect(undos).toHaveLength(1);
});

test('a way back that fails is told', async () => {
  const { toasts, undos } = open([house], { 'POST /property/draft': () => problem('internal') });
  await deleteHouse();
  await expect.poll(() => undos).toHaveLength(1);
  undos[0]?.();
  await expect.poll(() => toasts.at(-1)).toContain('That didn’t work:');
});

test.each([
  ['was taken down for a reason', { standing: 'removed' }],
  ['is somebody else’s', { rights: ['administration'] }],
])('what %s does not come back', async (_, facts) => {
  const { api, toasts, undos } = open([{ ...house, ...facts }], {});
  await deleteHouse();
  await expect.poll(() => toasts).toEqual(['“Brick house” is deleted.']);
  expect(undos).toEqual([]);
  expect(api.callsOf(read)).toEqual([]);
});

test('several are counted, and come back together', async () => {
  const second = ownRow({ id: 8, title: 'Second' });
  const { api, toasts, undos } = open([house, second], {
    'GET /property/listing/8/own': { body: { title: 'Second' } },
    'DELETE /property/listing/8': null,
    'POST /property/draft': { id: 12 },
  });
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(role('button', { name: 'Delete', exact: true }));
  const question = role('dialog', { name: 'Delete 2 listings?' });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => toasts).toEqual(['2 listings are deleted.']);
  undos[0]?.();
  await expect.poll(() => api.callsOf('POST /property/draft')).toHaveLength(2);
});
