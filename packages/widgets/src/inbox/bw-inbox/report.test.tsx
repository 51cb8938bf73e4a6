import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { calls, openInbox, person, writer } from './inbox.fixture.ts';

const attributes = { thread: '7' };
const button = role('button', { name: 'Report Milo' });
const dialog = role('dialog', { name: 'Report Milo?' });
const send = dialog.getByRole('button', { name: 'Report and block' });

test('reporting asks why, says that it blocks too, and then one can’t write any more', async () => {
  const { api, told } = openInbox({ attributes });
  await userEvent.click(button);
  await expectText(dialog, 'Milo is blocked as well, and isn’t told that you have reported them.');
  await expect.element(dialog.getByRole('radio')).toHaveLength(5);
  await userEvent.click(send);
  await expectText(dialog, 'Choose what is wrong.');
  await expect.poll(() => focused()?.getAttribute('type')).toBe('radio');
  await expectAccessible(document.body);
  await userEvent.keyboard(' ');
  await userEvent.fill(dialog.getByRole('textbox'), 'He wants a code');
  await userEvent.click(send);
  await expect.element(words('You have blocked Milo.')).toBeVisible();
  await expect.element(writer).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(told()).toEqual(['Thank you. Milo is reported and blocked.']);
  expect(api.callsOf(calls.report)).toEqual([
    `${calls.report} {"thread":7,"reason":"scam","words":"He wants a code"}`,
  ]);
  await expectAccessible(document.body);
});

test('where one writes keeps its height as the form comes and goes', async () => {
  openInbox({ attributes });
  await expect.element(writer).toBeVisible();
  const heightOf = () => writer.element().getBoundingClientRect().height;
  const before = heightOf();
  await userEvent.click(button);
  await expect.element(dialog.getByRole('radio')).toHaveLength(5);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heightOf()).toBe(before);
});

test('another reason needs words', async () => {
  const { api } = openInbox({ attributes });
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(send);
  await expectText(dialog, 'Say in a sentence what is wrong.');
  expect(api.callsOf(calls.report)).toEqual([]);
});

test('a refusal is told in the dialog, and Escape leads back to the button', async () => {
  openInbox({ attributes, answers: { [calls.report]: problem('too-many-requests') } });
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole('radio', { name: 'They threaten, insult or pester me' }));
  await userEvent.click(send);
  await expectText(dialog.getByRole('alert'), 'Too many attempts.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(button.element());
});

test('whose account is closed is reported without being blocked', async () => {
  openInbox({ attributes, thread: { other: person(4, '', true) } });
  await userEvent.click(role('button', { name: 'Report Former member' }));
  const former = role('dialog', { name: 'Report Former member?' });
  await expectText(former, 'This account is closed.');
  await expect.element(former.getByRole('button', { name: 'Report', exact: true })).toBeVisible();
});
