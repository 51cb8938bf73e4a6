import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox, ownMessage } from '../inbox.fixture.ts';

const settings = role('button', { name: 'Settings for messages' });
const choice = role('checkbox', { name: 'Show when messages are seen' });
const messages = [message(1, 'Still there?'), ownMessage(2, 'Yes')];
const given = { messages, thread: { seenTo: 2 }, attributes: { thread: '7' } };

test('who shows no more what they have seen, sees no more either, and may again', async () => {
  const { api } = openInbox(given);
  await expect.element(log.getByText('Seen')).toBeVisible();
  await userEvent.click(settings);
  await expect.element(choice).toBeChecked();
  await expectAccessible(document.body);
  await userEvent.click(choice);
  await expect.element(choice).not.toBeChecked();
  expect(api.callsOf(calls.choose)).toEqual([`${calls.choose} {"showsSeen":false}`]);
  await expect.element(log.getByText('Seen')).not.toBeInTheDocument();
  await userEvent.click(choice);
  await expect.element(log.getByText('Seen')).toBeVisible();
});

test('a choice that can’t be kept is taken back, and told', async () => {
  const { told } = openInbox({ ...given, answers: { [calls.choose]: () => problem('internal') } });
  await userEvent.click(settings);
  await expect.element(choice).toBeChecked();
  await userEvent.click(choice);
  await expect.poll(() => told().join()).toContain('That didn’t work.');
  await expect.element(choice).toBeChecked();
});
