import { createLocalDrafts } from '../../account/sessions/local-drafts.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { startThread } from '../../inbox/threads/endpoints.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';

/** A question to the people of a shop. */
export interface QuestionStore {
  /** What was written and never sent. */
  takeDraft(): string;
  /** Saves what is being written in this browser. */
  keepDraft(text: string): void;
  /** Sends it, once however often it has to be tried; answers the thread that it stands in. */
  send(body: string): Promise<ThreadId>;
}

/** The question that `author` asks about a product or a shop, on our own site. */
export function createQuestionStore(
  { client, clock }: Pick<StoreEnvironment, 'client' | 'clock'>,
  {
    author,
    owner,
    about,
  }: { readonly author: UserId; readonly owner: UserId; readonly about: string },
): QuestionStore {
  const intention = createIntention();
  const drafts = createLocalDrafts({ owner: author, clock });
  const subject = `ask ${about}`;
  return {
    takeDraft() {
      const text = drafts.take(subject);
      return typeof text === 'string' ? text : '';
    },
    keepDraft: (text) => void drafts.keep(subject, text),
    async send(body) {
      const sent = { params: { userId: owner }, body: { body } };
      const { thread } = await intention.carryOut(sent, (idempotencyKey) =>
        client.call(startThread, sent, { idempotencyKey }),
      );
      drafts.drop();
      return thread;
    },
  };
}
