import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { chief, since } from '../testing/people.fixture.ts';
import table from './bw-admin-work.element.tsx';

registerElement(table);

const id = '0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a11';
const work = {
  id,
  work: 'import-listings',
  ids: { importId: 12 },
  tries: 11,
  reason: 'TypeError',
  enqueuedAt: since,
  failedAt: since,
};
const list = 'GET /administration/work';
const answer = (...items: object[]) => ({ items, hasMore: false });

function open(answers: object = {}) {
  return openWidget('bw-admin-work', {}, { 'GET /user/': chief, [list]: answer(work), ...answers });
}

test('work that failed tells what it is about, how often it was tried, and why', async () => {
  const { element } = open({ [list]: { items: [work], hasMore: true } });
  await expect.element(words('import-listings')).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of ['importId 12', 'Tried 11 times', 'TypeError', 'There is more.']) {
    expect(text).toContain(said);
  }
  await expectAccessible(document.body);
});

test('nothing failed', async () => {
  open({ [list]: answer() });
  await expect.element(words('Nothing has failed.')).toBeVisible();
  await expectAccessible(document.body);
});

test('it is tried again, and leaves the list', async () => {
  let items = [work];
  const { api, toasts } = open({
    [list]: () => answer(...items),
    [`POST /administration/work/${id}/retry`]: () => {
      items = [];
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'Try again: import-listings, importId 12' }));
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Try again' }));
  await expect.element(words('Nothing has failed.')).toBeVisible();
  expect(api.callsOf(`POST /administration/work/${id}/retry`)).toHaveLength(1);
  await expect.poll(() => toasts).toEqual(['It is being tried again.']);
});

test('it is given up after a question, and a refusal is told there', async () => {
  let isRefused = true;
  let items = [work];
  const { toasts } = open({
    [list]: () => answer(...items),
    [`DELETE /administration/work/${id}`]: () => {
      if (isRefused) return problem('unavailable');
      items = [];
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'Give up: import-listings, importId 12' }));
  const giveUp = role('dialog').getByRole('button', { name: 'Give up' });
  await userEvent.click(giveUp);
  await expect.element(role('alert')).toBeVisible();
  expect(toasts).toEqual([]);
  isRefused = false;
  await userEvent.click(giveUp);
  await expect.element(words('Nothing has failed.')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['It was given up.']);
});

test('whoever is no administrator is told so', async () => {
  open({ [list]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});
