import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '../inbox.fixture.ts';
import { startConversation, stopFollowing } from './conversation.fixture.ts';
import { firstUnread } from './conversation.ts';
import { listMessages, markRead } from './endpoints.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  stopFollowing();
  vi.unstubAllGlobals();
});

type Started = ReturnType<typeof startConversation>;

const unreadFrom = ({ value }: Started) => {
  const conversation = value();
  return conversation && firstUnread(conversation)?.place;
};

test('what was not read as it was opened stays known while it is open, and is not when it is opened anew', async () => {
  const started = startConversation(9);
  const { store, kept, facts, callsOf, change, value, follow } = started;
  facts.unread = 3;
  await follow();
  expect(unreadFrom(started)).toBe(7);
  expect(callsOf(markRead)).toEqual([]);
  store.look(true);
  await expect.poll(() => value()?.thread.unread).toBe(0);
  kept.push(message(10));
  change('inbox');
  await expect.poll(() => value()?.messages.length).toBe(10);
  expect(unreadFrom(started)).toBe(7);
  stopFollowing();
  await follow();
  expect(unreadFrom(started)).toBe(undefined);
});

test('what came while another conversation was open waits as this one is opened again', async () => {
  const started = startConversation(3);
  const { store, kept, facts, callsOf, value, follow } = started;
  await follow();
  store.look(true);
  stopFollowing();
  kept.push(message(4), message(5));
  facts.unread = 2;
  await follow();
  await expect.poll(() => value()?.messages.length).toBe(5);
  expect([unreadFrom(started), callsOf(markRead).length]).toEqual([4, 0]);
});

test('it is read back to where what was not read begins, unless that is very far', async () => {
  const far = startConversation(300);
  far.facts.unread = 220;
  await far.follow();
  expect(unreadFrom(far)).toBe(81);
  expect(far.places()?.[0]).toBe(51);
  expect(far.callsOf(listMessages)).toHaveLength(3);
  stopFollowing();
  const farther = startConversation(500);
  farther.facts.unread = 480;
  await farther.follow();
  expect([unreadFrom(farther), farther.places()?.[0]]).toEqual([undefined, 151]);
  await farther.store.more('earlier');
  await farther.store.more('earlier');
  await farther.store.more('earlier');
  expect(unreadFrom(farther)).toBe(21);
});

test('whoever comes to read an older message is not led to the newest', async () => {
  const started = startConversation(400);
  started.facts.unread = 5;
  await started.follow(200);
  expect(unreadFrom(started)).toBe(undefined);
  expect(started.callsOf(listMessages)).toHaveLength(1);
});
