import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { king, outage } from '../boards/boards.fixture.ts';
import { bodyOf, openBoards } from './boards-page.fixture.ts';

const path = `/billboard/${king.id}/outages`;
const start = `POST ${path}`;
const now = outage(1);
const coming = outage(2, { from: '2127-01-01T15:00:00.000Z', until: '2127-01-03T15:00:00.000Z' });
const over = outage(3, {
  ...{ from: '2026-10-01T15:00:00.000Z', until: '2026-10-20T15:00:00.000Z', isOwed: true },
});

async function open(answers: object = {}) {
  const opened = openBoards({ [`GET ${path}`]: { items: [coming, now, over] }, ...answers });
  await openDialogBy(role('button', { name: 'Outages of the board King at James' }));
  return opened;
}

const put = () => userEvent.click(role('button', { name: 'Put out of service' }));
const fillTime = (name: string, text: string) =>
  userEvent.fill(role('dialog').getByLabelText(name, { exact: true }), text);

test('they tell when, why, and whether something is owed', async () => {
  await open();
  const rows = role('dialog').getByRole('listitem');
  await expectText(rows.nth(0), 'Announced');
  await expectText(rows.nth(1), 'nobody knows yet until when');
  await expectText(rows.nth(1), 'The light is broken.');
  await expectText(rows.nth(2), 'Over');
  await expectText(rows.nth(2), 'Its merchants are owed another place');
  expect(rows.nth(2).getByRole('button').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('a board that was never out says so', async () => {
  await open({ [`GET ${path}`]: { items: [] } });
  await expect.element(words('It was never out of service.')).toBeVisible();
});

test('one is started from now on, and the form is empty again', async () => {
  const { api, toasts } = await open({ [start]: now });
  await userEvent.fill(role('textbox', { name: 'Reason' }), ' The light is broken. ');
  await put();
  await expect.poll(() => toasts).toEqual(['The outage of King at James is written down.']);
  expect(bodyOf(api.callsOf(start)[0], start)).toEqual({
    ...{ until: null, reason: 'The light is broken.' },
  });
  await expect.element(role('textbox', { name: 'Reason' })).toHaveValue('');
  expect(focused()).toBe(role('button', { name: 'Put out of service' }).element());
});

test('its times are those of the clocks around', async () => {
  const { api } = await open({ [start]: now });
  await fillTime('From', '2127-01-01T10:00');
  await fillTime('Until', '2127-01-03T10:30');
  await userEvent.fill(role('textbox', { name: 'Reason' }), 'Paint');
  await put();
  await expect.poll(() => api.callsOf(start)).toHaveLength(1);
  const instant = (text: string) => new Date(text).toISOString();
  expect(bodyOf(api.callsOf(start)[0], start)).toEqual({
    from: instant('2127-01-01T10:00'),
    until: instant('2127-01-03T10:30'),
    reason: 'Paint',
  });
});

test('an end that is past, or before the beginning, is told at its field', async () => {
  const { api } = await open();
  await fillTime('From', '2127-01-03T10:00');
  await fillTime('Until', '2127-01-01T10:00');
  await userEvent.fill(role('textbox', { name: 'Reason' }), 'Paint');
  await put();
  const until = role('dialog').getByLabelText('Until', { exact: true });
  await expect.element(until).toHaveAccessibleDescription(/Choose a time to come/);
  await expect.poll(() => focused()).toBe(until.element());
  await fillTime('From', '');
  await fillTime('Until', '2026-01-01T10:00');
  await put();
  await expect.element(until).toHaveAccessibleDescription(/Choose a time to come/);
  expect(api.callsOf(start)).toEqual([]);
  await expectAccessible(document.body);
});

test('that a part of the time is taken is told in words', async () => {
  await open({ [start]: problem('conflict') });
  await userEvent.fill(role('textbox', { name: 'Reason' }), 'Paint');
  await put();
  await expect.element(words('out of service for a part of that time already')).toBeVisible();
});

test('one that lasts is ended after a question, which leads back to the list', async () => {
  let items = [now];
  const { toasts } = await open({
    [`GET ${path}`]: () => ({ items }),
    [`DELETE /billboard/outages/${now.id}`]() {
      items = [];
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'End the outage from' }));
  await expect.element(words('The board is in service again from now on.')).toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'End', exact: true }));
  await expect.poll(() => toasts).toEqual(['The outage of King at James has ended.']);
  await expect.element(words('It was never out of service.')).toBeVisible();
});

test('one that is announced is taken back; one that is over already says so', async () => {
  await open({ [`DELETE /billboard/outages/${coming.id}`]: problem('conflict') });
  await userEvent.click(role('button', { name: 'Take back the outage from' }));
  await expect.element(words('The board stays in service.')).toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Take back', exact: true }));
  await expect.element(words('This outage is over already.')).toBeVisible();
});

test('a reason that is not saved is not lost without a question', async () => {
  await open();
  await userEvent.fill(role('textbox', { name: 'Reason' }), 'The light is broken.');
  await expect
    .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
    .toBe(false);
  await userEvent.click(role('button', { name: 'Close' }));
  await expect.element(role('button', { name: 'Discard it' })).toBeVisible();
});
