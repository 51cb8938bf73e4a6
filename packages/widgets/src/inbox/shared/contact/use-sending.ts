import type { ContactListing } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { refusalOf } from '@boardwalk/sdk-core/inbox/contact/contact-refusals';
import { createContactStore } from '@boardwalk/sdk-core/inbox/contact/contact-store';
import { mayWrite } from '@boardwalk/sdk-core/inbox/contact/may-write';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useWhoFirst } from '../../../account/shared/session/use-who-first.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { ContactDraft } from './use-draft.ts';

interface Sending extends Pick<ReturnType<typeof useWhoFirst>, 'who' | 'anchor' | 'isAsking'> {
  /** Sends it, or asks first who writes; what it rejects with says why neither is possible. */
  readonly send: (text: string, pressed: HTMLElement | null) => Promise<void>;
  /**
   * Whether it waits for a press, as another tab has taken it up since the user was prompted to say
   * who writes.
   */
  readonly isTaken: boolean;
}

interface SendingHooks {
  /** Presses again, once it is known who writes. */
  readonly resubmit: () => void;
  readonly onSent: (thread: ThreadId) => void;
}

/** Sends a message to the user who offers a listing, once it is known who writes it. */
export function useSending(
  listing: ContactListing,
  draft: ContactDraft,
  { resubmit, onSent }: SendingHooks,
): Sending {
  const { env } = useWidget();
  const store = env.store(createContactStore);
  const [isTaken, setTaken] = useState(false);
  const {
    first,
    currentUser: _,
    ...asking
  } = useWhoFirst(mayWrite, () => {
    // The mail's link leads to another tab with the same message, which may be sent there by now.
    if (store.isTaken(listing.id)) setTaken(true);
    else resubmit();
  });

  async function deliver(text: string): Promise<void> {
    try {
      onSent(await store.send(listing, text));
    } catch (error) {
      const problem = toProblem(error);
      const refusal = refusalOf(problem);
      throw refusal
        ? new WordedProblem(problem, {
            sentence: explainRefusal(problem, env),
            isFinal: refusal.isFinal,
          })
        : problem;
    }
  }

  return {
    ...asking,
    isTaken,
    async send(text, pressed) {
      draft.write(text);
      draft.save();
      await first(pressed, () => deliver(text));
    },
  };
}
