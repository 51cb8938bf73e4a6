import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { createStartMailedAlertStore } from '@boardwalk/sdk-core/alerts/by-mail/start-mailed-alert-store';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { type SaveRefusal, saveRefusalOf } from '@boardwalk/sdk-core/alerts/saving/save-refusals';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { createSaveSearchStore } from '@boardwalk/sdk-core/alerts/saving/save-search-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useRef, useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { WordedProblem } from '../problem/worded-problem.ts';
import type { AskWho } from '../session/ask-who.ts';
import { useAskWho } from '../session/use-ask-who.ts';

interface Saving {
  /** Saves it in an account, or asks first in whose; what it rejects with says why neither is possible. */
  readonly save: (draft: RuleDraft, name: string, pressed: HTMLElement | null) => Promise<void>;
  /** Has a mail with a link sent to an address, by which it is saved without an account. */
  readonly askMail: (draft: RuleDraft, name: string, email: string) => Promise<void>;
  readonly wordsOf: (reason: SaveRefusal['reason'], search: RuleDraft['search']) => string;
  /** On our own site: who is asked over the page. */
  readonly who: AskWho;
  /** What was pressed. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** On an embedding page: whether somebody has to sign in, or let it save, before it is saved. */
  readonly isAsking: boolean;
}

interface SavingHooks {
  /** Presses again, once it is known who saves. */
  readonly resubmit: () => void;
  readonly onOutcome: (outcome: { readonly name: string } | { readonly email: string }) => void;
}

/** Saves a search once it is known who saves it, or to where its mail goes. */
export function useSaving({ resubmit, onOutcome }: SavingHooks): Saving {
  const widget = useWidget();
  const { env, host } = widget;
  const messages = env.messages(saveSearchMessages);
  const session = env.store(createSessionStore);
  const store = env.store(createSaveSearchStore);
  const [mailed] = useState(() => createStartMailedAlertStore(env));
  const who = useAskWho(widget);
  const anchor = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const currentUser = () => lastValue(session.$user.get());
  const locale = findLocale([env.locale]);

  function wordsOf(reason: SaveRefusal['reason'], { near }: RuleDraft['search']): string {
    if (reason === 'tooManyRules') return countMessage(messages.tooManyRules, mostRules, locale);
    if (reason !== 'unknownPlace') return messages[reason];
    return typeof near === 'string'
      ? fillMessage(messages.unknownPlace, { place: near })
      : messages.unknownPlaceAny;
  }

  /** The refusal in the words of the dialog, where it has any. */
  function worded(error: unknown, draft: RuleDraft): unknown {
    const problem = toProblem(error);
    const refusal = saveRefusalOf(problem);
    if (!refusal) return error;
    const sentence = wordsOf(refusal.reason, draft.search);
    return new WordedProblem(problem, { sentence, isFinal: refusal.isFinal });
  }

  /** Answers whether it is known already who saves; whoever has to say so saves by that. */
  async function isKnown(): Promise<boolean> {
    if (maySave(currentUser())) return true;
    if (!host.firstParty) {
      await session.load();
      if (maySave(currentUser())) return true;
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

  return {
    wordsOf,
    who,
    anchor,
    isAsking,
    async save(draft, name, pressed) {
      anchor.current = pressed;
      if (host.firstParty && !maySave(currentUser())) store.keepDraft(draft);
      if (!(await isKnown())) return;
      try {
        const saved = await store.save(draft, name);
        setAsking(false);
        onOutcome({ name: saved.name });
      } catch (error) {
        // A session on a page lasts an hour: whoever signs in anew saves it by that.
        if (toProblem(error).status === 401 && !host.firstParty) return setAsking(true);
        throw worded(error, draft);
      }
    },
    async askMail({ kind, search, frequency, news, ...draft }, name, email) {
      const rule = { name, search, frequency, news, email, locale, timeZone: env.timeZone };
      // The search is one of the kind, which the one type of all kinds can't say.
      const body = rule as Parameters<typeof mailed.start>[0]['body'];
      await mailed.start({ params: { type: kind }, body });
      const asked = mailed.$ask.get();
      if (asked.state === 'mailed') onOutcome({ email: asked.email });
      if (asked.state === 'failed') {
        throw worded(asked.problem, { kind, search, frequency, news, ...draft });
      }
    },
  };
}
