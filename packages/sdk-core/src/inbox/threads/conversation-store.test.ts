import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../vocabulary/problem.ts';
import { message, milo } from '../inbox.fixture.ts';
import { startConversation, stopFollowing, upTo } from './conversation.fixture.ts';
import { answerThread, markRead, readThread } from './endpoints.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  stopFollowing();
  vi.unstubAllGlobals();
});

test('the newest show, and the earlier ones page by page', async () => {
  const { store, places, value, follow } = startConversation(120);
  await follow();
  expect(places()).toEqual(upTo(120, 71));
  await store.more('earlier');
  await store.more('earlier');
  expect(places()).toEqual(upTo(120));
  expect(value()?.hasEarlier).toBe(false);
});

test('after a lost connection all that came is there, in order and without a gap', async () => {
  const { store, kept, places, value, change, follow } = startConversation(3);
  await follow();
  for (let place = 4; place <= 390; place += 1) kept.push(message(place));
  change('inbox');
  await expect.poll(() => places()?.length).toBe(303);
  expect(value()?.hasLater).toBe(true);
  await store.more('later');
  expect(places()).toEqual(upTo(390));
  expect(value()?.hasLater).toBe(false);
});

test('hints that come together are read together, and none is missed', async () => {
  const { kept, places, change, callsOf, follow } = startConversation(3);
  await follow();
  const before = callsOf(readThread).length;
  for (const place of upTo(9, 4)) {
    kept.push(message(place));
    change('inbox');
  }
  await expect.poll(places).toEqual(upTo(9));
  expect(callsOf(readThread).length - before).toBe(2);
});

test('what one sends shows at once, then in its place, in the order of writing', async () => {
  const { store, bodies, follow } = startConversation(1);
  await follow();
  store.send('First');
  store.send('Second');
  expect(store.$outgoing.get().map(({ body }) => body)).toEqual(['First', 'Second']);
  await expect.poll(bodies).toEqual(['Number 1', 'First', 'Second']);
  expect(store.$outgoing.get()).toEqual([]);
});

test('what came before one’s own message is read before that shows', async () => {
  const { store, kept, bodies, follow } = startConversation(1);
  await follow();
  kept.push(message(2));
  store.send('Mine');
  await expect.poll(bodies).toEqual(['Number 1', 'Number 2', 'Mine']);
});

test('what the connection keeps is sent once there is one, in order and once each', async () => {
  const { store, kept, network, bodies, show, follow } = startConversation(1);
  await follow();
  network.isDown = true;
  store.send('First');
  store.send('Second');
  await expect.poll(() => store.$outgoing.get().every(({ problem }) => problem)).toBe(true);
  network.isDown = false;
  show(true);
  await expect.poll(bodies).toEqual(['Number 1', 'First', 'Second']);
  expect(kept).toHaveLength(3);
});

test('a message whose answer got lost counts once', async () => {
  const { store, kept, network, bodies, change, follow } = startConversation(1);
  await follow();
  network.losesAnswers = true;
  store.send('Hello');
  await expect.poll(() => store.$outgoing.get()[0]?.problem?.code).toBe('network');
  network.losesAnswers = false;
  change('inbox');
  await expect.poll(bodies).toEqual(['Number 1', 'Hello']);
  expect(store.$outgoing.get()).toEqual([]);
  expect(kept).toHaveLength(2);
});

test('a refusal says why, and the message can be sent again or taken back', async () => {
  const { store, client, follow } = startConversation(1);
  await follow();
  client.answer(answerThread, () => {
    throw new Problem('too-many-requests', 'You write very fast.', { retryAfter: 60 });
  });
  store.send('Hello');
  await expect.poll(() => store.$outgoing.get()[0]?.problem?.retryAfter).toBe(60);
  const key = store.$outgoing.get()[0]?.key ?? '';
  store.resend(key);
  expect(store.$outgoing.get()[0]?.problem).toBe(undefined);
  const again = store.$outgoing.get()[0]?.key ?? '';
  expect(store.discard(again)).toBe(undefined);
  await expect.poll(() => store.$outgoing.get()[0]?.problem?.status).toBe(429);
  expect(store.discard(again)).toEqual({ body: 'Hello', pictures: [] });
  expect(store.$outgoing.get()).toEqual([]);
});

test('what was refused is tried by another key, since a server repeats what it answered to one', async () => {
  const { store, client, follow } = startConversation(1);
  await follow();
  client.answer(answerThread, () => {
    throw new Problem('not-found', 'There is nobody here who can be written to.');
  });
  store.send('Hello');
  await expect.poll(() => store.$outgoing.get()[0]?.problem?.status).toBe(404);
  const key = store.$outgoing.get()[0]?.key ?? '';
  store.resend(key);
  expect(store.$outgoing.get().map((one) => one.key === key)).toEqual([false]);
  await expect.poll(() => store.$outgoing.get()[0]?.problem?.status).toBe(404);
});

test('half a character is never sent', async () => {
  const { store, bodies, follow } = startConversation(1);
  await follow();
  store.send('Hi \ud83d');
  await expect.poll(bodies).toEqual(['Number 1', 'Hi \ufffd']);
});

test('what shows is marked read, and only while it can be seen', async () => {
  const { store, kept, facts, callsOf, value, show, change, follow } = startConversation(2);
  facts.unread = 2;
  await follow();
  expect(callsOf(markRead)).toEqual([]);
  store.look(true);
  await expect
    .poll(() => callsOf(markRead).map(({ input }) => input))
    .toEqual([{ params: { id: 7 }, body: { newest: 2 } }]);
  await expect.poll(() => value()?.thread.unread).toBe(0);
  show(false);
  facts.unread = 1;
  kept.push(message(3));
  change('inbox');
  await expect.poll(() => value()?.thread.unread).toBe(1);
  expect(callsOf(markRead)).toHaveLength(1);
  show(true);
  await expect.poll(() => callsOf(markRead)).toHaveLength(2);
});

test('what was hidden is read anew once one has answered', async () => {
  const { store, kept, bodies, follow } = startConversation(0);
  kept.push(message(1, milo.id, { body: 'Write to •••', isMasked: true }));
  await follow();
  kept[0] = message(1, milo.id, { body: 'Write to milo@example.org' });
  store.send('Hello');
  await expect.poll(bodies).toEqual(['Write to milo@example.org', 'Hello']);
});

test('a thread that was deleted elsewhere begins with what comes then', async () => {
  const { kept, facts, places, change, follow } = startConversation(3);
  await follow();
  facts.hiddenTo = 3;
  change('inbox');
  await expect.poll(places).toEqual([]);
  kept.push(message(4));
  change('inbox');
  await expect.poll(places).toEqual([4]);
});

test('what shows stays where nothing new can be had', async () => {
  const { store, network, places, change, follow } = startConversation(3);
  await follow();
  network.isDown = true;
  change('inbox');
  await expect.poll(() => store.$state.get().state).toBe('failed');
  expect(places()).toEqual([1, 2, 3]);
  await store.more('earlier');
  network.isDown = false;
  await store.reload();
  expect(store.$state.get().state).toBe('ready');
});

test('nothing is left of it once nobody follows', async () => {
  const { listeners, follow } = startConversation(3);
  await follow();
  stopFollowing();
  expect(listeners.size).toBe(0);
});

test('it opens at a message, goes on in both directions, and sends at the end', async () => {
  const { store, kept, places, value, follow } = startConversation(400);
  await follow(200);
  expect(places()).toEqual(upTo(224, 175));
  expect([value()?.hasEarlier, value()?.hasLater]).toEqual([true, true]);
  await store.more('earlier');
  await store.more('later');
  expect(places()).toEqual(upTo(274, 125));
  await store.reload();
  expect([places()?.at(-1), value()?.hasLater]).toEqual([274, true]);
  store.show(150);
  expect(places()).toHaveLength(150);
  store.show(20);
  await expect.poll(() => places()).toEqual(upTo(44));
  store.send('At the end');
  await expect.poll(() => places()?.at(-1)).toBe(401);
  expect(kept.at(-1)?.body).toBe('At the end');
  await expect.poll(() => value()?.hasLater).toBe(false);
});

test('without a message the newest show, wherever it was opened before', async () => {
  const { store, places, follow } = startConversation(400);
  await follow(20);
  store.show('newest');
  await expect.poll(() => places()).toEqual(upTo(400, 351));
});

test('one that could not be opened at a message is as it is reached again', async () => {
  const { store, network, places, follow } = startConversation(400);
  await follow();
  network.isDown = true;
  store.show(20);
  await expect.poll(() => store.$state.get().state).toBe('failed');
  network.isDown = false;
  await store.reload();
  expect(places()).toEqual(upTo(44));
});
