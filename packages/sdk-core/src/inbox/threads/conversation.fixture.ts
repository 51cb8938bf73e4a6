import { expect } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { message, openInbox, rosa, thread } from '../inbox.fixture.ts';
import { createConversationStore } from './conversation-store.ts';
import { answerThread, listMessages, markRead, readThread } from './endpoints.ts';
import type { Message } from './schemas.ts';

const following: (() => void)[] = [];

/** Stops everything that follows a conversation. */
export function stopFollowing(): void {
  for (const stop of following.splice(0)) stop();
}

/** A server with one thread, which keeps what is sent by its key once. */
export function startConversation(count = 3) {
  const inbox = openInbox();
  const kept: Message[] = Array.from({ length: count }, (_, index) => message(index + 1));
  const facts = { unread: 0, hiddenTo: 0 };
  const byKey = new Map<string | undefined, Message>();
  const network = { isDown: false, losesAnswers: false };
  const shown = () => kept.filter(({ place }) => place > facts.hiddenTo);
  const reach = () => {
    if (network.isDown) throw new Problem('network', 'Out of reach.');
  };
  inbox.client
    .answer(readThread, () => {
      reach();
      const { unread } = facts;
      return thread(7, { messages: shown().slice(-2), newest: kept.length, unread });
    })
    .answer(listMessages, ({ query: { size = 2, before, after } = {} }) => {
      reach();
      const range = shown().filter(
        ({ place }) => place > (after ?? 0) && place < (before ?? Number.POSITIVE_INFINITY),
      );
      const results = after === undefined ? range.slice(-size) : range.slice(0, size);
      return {
        results,
        hasEarlier: (results[0]?.place ?? 1) > facts.hiddenTo + 1,
        hasLater: (results.at(-1)?.place ?? kept.length) < kept.length,
      };
    })
    .answer(answerThread, ({ body }, { idempotencyKey }) => {
      reach();
      const sent =
        byKey.get(idempotencyKey) ?? message(kept.length + 1, rosa.id, { body: body.body ?? '' });
      if (!byKey.has(idempotencyKey)) kept.push(sent);
      byKey.set(idempotencyKey, sent);
      if (network.losesAnswers) throw new Problem('network', 'Out of reach.');
      return sent;
    })
    .answer(markRead, () => {
      facts.unread = 0;
      return null;
    });
  const store = createConversationStore(inbox.env, thread(7).id, inbox.presence);
  const value = () => lastValue(store.$state.get());
  const places = () => value()?.messages.map(({ place }) => place);
  const bodies = () => value()?.messages.map(({ body }) => body);
  const callsOf = (endpoint: object) =>
    inbox.client.calls.filter((call) => call.endpoint === endpoint);
  const follow = async (place?: number) => {
    if (place !== undefined) store.show(place);
    following.push(inbox.session.follow(), store.follow());
    await expect.poll(() => store.$state.get().state).toBe('ready');
  };
  return { ...inbox, store, kept, facts, network, value, places, bodies, callsOf, follow };
}

/** Places in a row. */
export const upTo = (count: number, from = 1) =>
  Array.from({ length: count - from + 1 }, (_, index) => from + index);
