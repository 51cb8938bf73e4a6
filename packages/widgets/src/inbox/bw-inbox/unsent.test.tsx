import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { calls, log, message, milo, openInbox, ownMessage, writer } from './inbox.fixture.ts';

const attributes = { thread: '7' };
const items = () => log.getByRole('listitem').elements();

test('without a connection it waits, and goes out once with the next try', async () => {
  const { kept, facts } = openInbox({ attributes });
  await expect.element(writer).toBeVisible();
  facts.isDown = true;
  await userEvent.fill(writer, 'Yes');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Sending …');
  await expectText(role('alert'), 'Not sent yet.');
  await expectAccessible(document.body);
  facts.isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => kept.map(({ body }) => body)).toEqual(['Is it still there?', 'Yes']);
  await expect.poll(() => role('alert').query()).toBe(null);
  expect(items()).toHaveLength(2);
});

test('a refusal says why; one tries again, or takes it back to write it anew', async () => {
  const { api } = openInbox({
    attributes,
    answers: { [calls.send]: () => problem('too-many-requests') },
  });
  await userEvent.fill(writer, 'Yes');
  await userEvent.keyboard('{Enter}');
  await expectText(role('alert'), 'Not sent. Too many attempts.');
  await userEvent.click(role('button', { name: 'Send again' }));
  await expect.poll(() => api.callsOf(calls.send)).toHaveLength(2);
  await userEvent.click(role('button', { name: 'Edit' }));
  await expect.element(writer).toHaveValue('Yes');
  await expect.poll(() => focused()).toBe(writer.element());
  expect(items()).toHaveLength(1);
});

test('who is blocked is told of a person, without another try that can’t help', async () => {
  openInbox({ attributes, answers: { [calls.send]: () => problem('not-found') } });
  await userEvent.fill(writer, 'Yes');
  await userEvent.keyboard('{Enter}');
  await expectText(role('alert'), 'Not sent. This person can’t be written to.');
  expect(role('button', { name: 'Send again' }).query()).toBe(null);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Edit' }));
  await expect.element(writer).toHaveValue('Yes');
});

test('who has told no name is a member, in the list, the thread and its dialogs', async () => {
  openInbox({ attributes, thread: { other: { ...milo, firstName: '' } } });
  await expect.element(role('log', { name: 'Messages with A member' })).toBeVisible();
  await expect.element(role('textbox', { name: 'Message to A member' })).toBeVisible();
  await userEvent.click(role('button', { name: 'Block A member' }));
  await expectText(role('dialog'), 'A member');
});

test('a message that was not sent stays where it was written', async () => {
  let isRefused = true;
  const { kept } = openInbox({
    attributes,
    answers: { [calls.send]: () => (isRefused ? problem('held-back') : ownMessage(3, 'No')) },
  });
  await userEvent.fill(writer, 'Yes');
  await userEvent.keyboard('{Enter}');
  await expectText(role('alert'), 'A word in it is not sent on Boardwalk.');
  kept.push(message(2, 'Hello?'));
  window.dispatchEvent(new Event('online'));
  await expectText(log, 'Hello?');
  await expect
    .poll(() => items().map((item) => /still there|Yes|Hello/.exec(item.textContent ?? '')?.[0]))
    .toEqual(['still there', 'Yes', 'Hello']);
  isRefused = false;
  await userEvent.click(role('button', { name: 'Send again' }));
  await expect.poll(() => role('alert').query()).toBe(null);
});

test('a message that is held back for a word says so, and may be changed', async () => {
  openInbox({ attributes, answers: { [calls.send]: () => problem('held-back') } });
  await userEvent.fill(writer, 'Only for gift cards');
  await userEvent.keyboard('{Enter}');
  await expectText(role('alert'), 'A word in it is not sent on Boardwalk.');
  await userEvent.click(role('button', { name: 'Edit' }));
  await expect.element(writer).toHaveValue('Only for gift cards');
});

test('what was not sent is there when one comes back', async () => {
  const { element } = openInbox({ attributes });
  await userEvent.fill(writer, 'I would like to');
  element.remove();
  openInbox({ attributes });
  await expect.element(writer).toHaveValue('I would like to');
});
