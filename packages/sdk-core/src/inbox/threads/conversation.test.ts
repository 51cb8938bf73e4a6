import { expect, test } from 'vitest';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import {
  appendMessages,
  firstUnread,
  isStranger,
  lastPlace,
  lastSeen,
  newestPlace,
  placeOutgoing,
  prependMessages,
  stillOutgoing,
} from './conversation.ts';
import type { Message, Thread } from './schemas.ts';

// Ids are branded by the contract's schemas, which this test does without.
const [rosa, milo] = [3, 4] as [number, number] as [UserId, UserId];
const sentAt = '2026-11-27T12:00:00.000Z';

function message(place: number, authorId = milo, body = `Number ${place}`): Message {
  return { place, authorId, body, sentAt, pictures: [], isMasked: false };
}

const thread: Thread = {
  id: 7 as ThreadId,
  other: { id: milo, firstName: 'Milo', profilePicture: null, isFormer: false },
  ...{ listing: null, messages: [], newest: 9, unread: 0, seenTo: 4, isIgnored: false },
};
const places = (messages: readonly Message[]) => messages.map(({ place }) => place);
const ends = { hasEarlier: false, hasLater: false };

test('messages are added without gaps, each once', () => {
  expect(places(appendMessages([message(1), message(2)], [message(2), message(3)]))).toEqual([
    1, 2, 3,
  ]);
  expect(places(appendMessages([message(1)], [message(3)]))).toEqual([1]);
  expect(places(appendMessages([], [message(8), message(9)]))).toEqual([8, 9]);
});

test('earlier ones come before, each once', () => {
  expect(places(prependMessages([message(5)], [message(4), message(5)]))).toEqual([4, 5]);
  expect(places(prependMessages([], [message(4)]))).toEqual([4]);
});

test('the newest place is known whether it shows or not', () => {
  expect(newestPlace({ thread, messages: [], ...ends })).toBe(9);
  expect(newestPlace({ thread, messages: [message(5)], ...ends })).toBe(9);
  expect(newestPlace({ thread, messages: [message(10)], ...ends })).toBe(10);
  expect(lastPlace({ thread, messages: [], ...ends })).toBe(9);
  expect(lastPlace({ thread, messages: [message(5)], ...ends })).toBe(5);
});

test('what has arrived without an answer is no longer outgoing, what is the same and has not is', () => {
  const twice = ['a', 'b'].map((key) => ({ key, body: ' Hello ', pictures: [], after: 2 }));
  const messages = [message(1, rosa, 'Hello'), message(3, rosa, 'Hello')];
  expect(stillOutgoing(twice, { thread, messages }).map(({ key }) => key)).toEqual(['b']);
  expect(stillOutgoing(twice, { thread, messages: [message(3, milo, 'Hello')] })).toHaveLength(2);
});

test('the last of one’s own that was read is marked, and only one’s own', () => {
  const messages = [message(2, rosa), message(3, rosa), message(4), message(5, rosa)];
  expect(lastSeen({ thread, messages, ...ends })?.place).toBe(3);
  expect(lastSeen({ thread, messages: [message(4)], ...ends })).toBe(undefined);
});

test('what was not read begins with the message of the other from which on as many follow', () => {
  const messages = [message(1), message(2), message(3, rosa), message(4), message(5), message(6)];
  const unread = (count: number, newest: number, shown = messages) =>
    firstUnread({ thread, messages: shown, ...ends, waiting: { count, newest } })?.place;
  expect(firstUnread({ thread, messages, ...ends })).toBe(undefined);
  expect(unread(1, 6)).toBe(6);
  expect(unread(3, 5)).toBe(2);
  // What one wrote between them counts for neither.
  expect(unread(4, 6)).toBe(2);
  // It begins before what is here, or ends after it.
  expect(unread(4, 6, messages.slice(2))).toBe(undefined);
  expect(unread(1, 6, messages.slice(0, 5))).toBe(undefined);
});

test('whoever was never answered is a stranger', () => {
  expect(isStranger({ thread, messages: [message(1)], ...ends })).toBe(true);
  expect(isStranger({ thread, messages: [message(1), message(2, rosa)], ...ends })).toBe(false);
});

test('what was not sent stands where it was written, and what is under way last', () => {
  const problem = new Problem('not-found', 'There is nobody here who can be written to.');
  const [early, between, under, newest] = [
    { key: 'early', after: 0, problem },
    { key: 'between', after: 3, problem },
    { key: 'under way', after: 3 },
    { key: 'newest', after: 5, problem },
  ];
  // Between places 2 and 5 there were others, which are deleted.
  const messages = [message(1), message(2), message(5)];
  const placed = placeOutgoing([early, between, under, newest], { messages });
  expect([...placed.unsent]).toEqual([[2, [between]]]);
  expect(placed.last).toEqual([early, under, newest]);
});
