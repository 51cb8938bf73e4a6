import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { calls, log, openInbox, thread, writer } from '../inbox.fixture.ts';

/** The page goes, and comes again. */
function openAgain(given: Parameters<typeof openInbox>[0] = {}) {
  document.body.replaceChildren();
  return openInbox(given);
}

const keysOf = (sent: readonly RequestInit[]) =>
  sent.map(({ headers }) => new Headers(headers).get('idempotency-key'));

/** A server that does not answer, and notes what it was sent. */
function deaf() {
  const sent: RequestInit[] = [];
  const answer = (init: RequestInit) => {
    sent.push(init);
    return Promise.reject(new TypeError());
  };
  return { sent, answers: { [calls.send]: answer } };
}

test('what was not sent goes out once as the page is opened again, by the same key', async () => {
  const first = deaf();
  openInbox({ attributes: { thread: '7' }, answers: first.answers });
  await userEvent.fill(writer, 'It is.');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Not sent yet.');
  // The list alone is opened, not the conversation.
  const sent: RequestInit[] = [];
  const { kept, api } = openAgain({
    answers: {
      [calls.send]: (init: RequestInit) => {
        sent.push(init);
        return { ...kept[0], place: 2, authorId: 3, body: 'It is.' };
      },
    },
  });
  await expect.poll(() => sent).toHaveLength(1);
  expect(new Set(keysOf([...first.sent, ...sent])).size).toBe(1);
  // Nobody has seen what is in the conversation.
  expect(api.callsOf(calls.read)).toEqual([]);
  const third = deaf();
  openAgain({ attributes: { thread: '7' }, answers: third.answers });
  await expectText(log, 'Is it still there?');
  expect(third.sent).toEqual([]);
});

test('still out of reach it shows as waiting; one takes it back, and it is kept no more', async () => {
  openInbox({ attributes: { thread: '7' }, answers: deaf().answers });
  await userEvent.fill(writer, 'It is.');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Not sent yet.');
  const second = deaf();
  openAgain({ attributes: { thread: '7' }, answers: second.answers });
  await expectText(log, 'It is.');
  await expect.poll(() => second.sent.length).toBeGreaterThan(0);
  await expectText(log, 'Not sent yet.');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Edit' }));
  await expect.element(writer).toHaveValue('It is.');
  await userEvent.clear(writer);
  const third = deaf();
  openAgain({ attributes: { thread: '7' }, answers: third.answers });
  await expectText(log, 'Is it still there?');
  await expect.element(writer).toHaveValue('');
  expect(third.sent).toEqual([]);
});

test('what was refused waits for a press', async () => {
  const refusal = { [calls.send]: problem('held-back') };
  openInbox({ attributes: { thread: '7' }, answers: refusal });
  await userEvent.fill(writer, 'Cheap watches');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'A word in it is not sent');
  const { api } = openAgain({ attributes: { thread: '7' }, answers: refusal });
  await expectText(log, 'A word in it is not sent');
  expect(api.callsOf(calls.send)).toEqual([]);
  await userEvent.click(role('button', { name: 'Send again' }));
  await expect.poll(() => api.callsOf(calls.send)).toHaveLength(1);
});

test('drafts of many conversations are each there again', async () => {
  const others = [thread(9)];
  const answers = {
    'GET /inbox/thread/9/messages': { results: [], hasEarlier: false, hasLater: false },
    [calls.thread]: (_: RequestInit, url: string) => thread(url.includes('?id=9&') ? 9 : 7),
  };
  openInbox({ attributes: { thread: '7' }, others, answers });
  await userEvent.fill(writer, 'To seven');
  document.querySelector('bw-inbox')?.setAttribute('thread', '9');
  await expect.element(writer).toHaveValue('');
  await userEvent.fill(writer, 'To nine');
  openAgain({ attributes: { thread: '7' }, others, answers });
  await expect.element(writer).toHaveValue('To seven');
  document.querySelector('bw-inbox')?.setAttribute('thread', '9');
  await expect.element(writer).toHaveValue('To nine');
});

test('on a partner’s page nothing that was not sent is kept', async () => {
  openInbox({ isPartner: true, attributes: { thread: '7' }, answers: deaf().answers });
  await userEvent.fill(writer, 'It is.');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'Not sent yet.');
  expect(JSON.stringify({ ...localStorage })).not.toContain('It is.');
  openAgain({ isPartner: true, attributes: { thread: '7' } });
  await expectText(log, 'Is it still there?');
  await expect.element(words('Not sent yet.')).not.toBeInTheDocument();
});
