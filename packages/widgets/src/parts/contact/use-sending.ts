import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ContactListing } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { refusalOf } from '@boardwalk/sdk-core/inbox/contact/contact-refusals';
import { createContactStore } from '@boardwalk/sdk-core/inbox/contact/contact-store';
import { mayWrite } from '@boardwalk/sdk-core/inbox/contact/may-write';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type RefObject, useRef, useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { WordedProblem } from '../problem/worded-problem.ts';
import type { AskWho } from '../session/ask-who.ts';
import { useAskWho } from '../session/use-ask-who.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { Draft } from './use-draft.ts';

interface Sending {
  /** Sends it, or asks first who writes; what it rejects with says why neither is possible. */
  readonly send: (text: string, pressed: HTMLElement | null) => Promise<void>;
  /** On our own site: who is asked over the page. */
  readonly who: AskWho;
  /** What was pressed. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** On an embedding page: whether somebody has to sign in, or let it write, before it is sent. */
  readonly isAsking: boolean;
}

interface SendingHooks {
  /** Presses again, once it is known who writes. */
  readonly resubmit: () => void;
  readonly onSent: (thread: ThreadId) => void;
}

/** Sends a message to whoever offers a listing, once it is known who writes it. */
export function useSending(
  listing: ContactListing,
  draft: Draft,
  { resubmit, onSent }: SendingHooks,
): Sending {
  const widget = useWidget();
  const { env, host } = widget;
  const session = env.store(createSessionStore);
  const store = env.store(createContactStore);
  const who = useAskWho(widget);
  const anchor = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const currentUser = () => lastValue(session.$user.get());

  function keep() {
    if (host.firstParty) store.keepDraft(listing.id, currentUser()?.id ?? null);
  }

  /** Answers whether it is known already who writes; whoever has to say so sends by that. */
  async function isKnown(): Promise<boolean> {
    if (mayWrite(currentUser())) return true;
    if (!host.firstParty) {
      await session.load();
      if (mayWrite(currentUser())) return true;
      setAsking(true);
      return false;
    }
    let isAsked = false;
    let isFound = false;
    await who.first(() => {
      isFound = !isAsked;
      if (isAsked) resubmit();
    });
    isAsked = true;
    return isFound;
  }

  async function deliver(text: string): Promise<void> {
    try {
      const thread = await store.send(listing, text);
      setAsking(false);
      onSent(thread);
    } catch (error) {
      const problem = toProblem(error);
      // A session on a page lasts an hour: whoever signs in anew sends it by that.
      if (problem.status === 401 && !host.firstParty) return setAsking(true);
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
    async send(text, pressed) {
      anchor.current = pressed;
      draft.write(text);
      keep();
      if (await isKnown()) await deliver(text);
    },
    who,
    anchor,
    isAsking,
  };
}
