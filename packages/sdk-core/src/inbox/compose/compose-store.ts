import type { ReadableAtom } from 'nanostores';
import { createKeptWords } from '../../account/sessions/kept-words.ts';
import { afterRest } from '../../http/after-rest.ts';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { searchUsers } from '../../profile/endpoints.ts';
import type { FoundUser } from '../../profile/schemas.ts';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { startThread } from '../threads/endpoints.ts';

/** Milliseconds of rest in typing before anybody is looked for. */
const typingRest = 250;
/** Letters before anybody is looked for. */
const shortestText = 2;
/** People who show at once. */
const mostFound = 8;

/** What is kept in this browser while it is not sent. */
const about = 'compose';

/** A message to somebody whom its author looks for. */
export interface ComposeStore {
  /** People by the beginning of their name, or their whole username, which then stands with them. */
  readonly people: {
    readonly $state: ReadableAtom<Remote<readonly FoundUser[], Problem>>;
    /** Looks for what was typed once it has rested; answers how to call that off. */
    follow(typed: string): () => void;
  };
  /** What was written and never sent, of before a sign-in. */
  takeDraft(): string;
  /** Sends a message, once however often it has to be tried; answers the thread that it stands in. */
  send(to: UserId, body: string): Promise<ThreadId>;
}

/** The message that `author` writes, on our own site. */
export function createComposeStore(
  { client, clock }: Pick<StoreEnvironment, 'client' | 'clock'>,
  author: UserId,
): ComposeStore {
  const { $state, load, abort } = createRemoteStore<readonly FoundUser[]>();
  const intention = createIntention();
  const kept = createKeptWords({ owner: author, clock });

  async function find(
    body: { readonly username: string } | { readonly fullName: string },
    signal: AbortSignal,
  ): Promise<readonly FoundUser[]> {
    const answer = await client.call(
      searchUsers,
      { body: { ...body, size: mostFound } },
      { signal },
    );
    return answer.items;
  }

  async function suggest(text: string, signal: AbortSignal): Promise<readonly FoundUser[]> {
    const username = text.replace(/^@/, '');
    const [named, beginning] = await Promise.all([
      find({ username }, signal),
      find({ fullName: text }, signal),
    ]);
    // By that they were found, so that it may be shown.
    const found = [...beginning, ...named.map((person) => ({ ...person, username }))];
    const others = found.filter(({ id }) => id !== author);
    return [...new Map(others.map((person) => [person.id, person])).values()];
  }

  return {
    people: {
      $state,
      follow(typed) {
        const text = typed.trim();
        if (text.length >= shortestText) {
          return afterRest(typingRest, () => void load((signal) => suggest(text, signal)));
        }
        abort();
        return () => undefined;
      },
    },
    takeDraft() {
      const text = kept.take(about);
      return typeof text === 'string' ? text : '';
    },
    async send(userId, body) {
      kept.keep(about, body);
      const sent = { params: { userId }, body: { body } };
      const { thread } = await intention.carryOut(sent, (idempotencyKey) =>
        client.call(startThread, sent, { idempotencyKey }),
      );
      kept.drop();
      return thread;
    },
  };
}
