import { createLocalDrafts } from '../../account/sessions/local-drafts.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import {
  createPersonSuggestions,
  type PersonSuggestions,
} from '../../profile/person-suggestions-store.ts';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import { startThread } from '../threads/endpoints.ts';

/** What is saved in this browser while it is not sent. */
const about = 'compose';

/** A message to somebody whom its author looks for. */
export interface ComposeStore {
  /** To whom it may go. */
  readonly people: PersonSuggestions;
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
  const intention = createIntention();
  const kept = createLocalDrafts({ owner: author, clock });

  return {
    people: createPersonSuggestions({ client }, author),
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
