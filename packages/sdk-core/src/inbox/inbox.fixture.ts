import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { ThreadId, UserId } from '../vocabulary/ids.ts';
import { countUnread } from './threads/endpoints.ts';
import type { Message, Thread } from './threads/schemas.ts';

// Ids are branded by the contract's schemas, which tests of stores do without.
export const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
export const milo = {
  ...{ id: 4 as UserId, firstName: 'Milo', profilePicture: null, isFormer: false },
};

export function message(place: number, authorId = milo.id, other: Partial<Message> = {}): Message {
  const sentAt = '2026-11-27T12:00:00.000Z';
  return {
    place,
    authorId,
    body: `Number ${place}`,
    sentAt,
    pictures: [],
    isMasked: false,
    ...other,
  };
}

/** A thread of Rosa's with Milo. */
export function thread(id: number, other: Partial<Thread> = {}): Thread {
  return {
    id: id as ThreadId,
    other: milo,
    listing: null,
    messages: [message(1)],
    newest: 1,
    ...{ unread: 0, seenTo: 0, isIgnored: false },
    ...other,
  };
}

/** Opens Rosa’s page, which can be hidden, and is or is not notified of changes. */
export function openInbox() {
  let isPresent = true;
  let hears = true;
  const listeners = new Set<() => void>();
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(countUnread, () => ({ count: 0 }));
  const { env: told, change } = createTestEnvironment(client);
  const env = { ...told, hearsChanges: () => hears };
  return {
    client,
    env,
    change,
    session: env.store(createSessionStore),
    presence: {
      isPresent: () => isPresent,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show(isShown: boolean) {
      isPresent = isShown;
      for (const listener of listeners) listener();
    },
    deafen() {
      hears = false;
    },
    listeners,
  };
}
