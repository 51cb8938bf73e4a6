import { createStartMailedAlertStore } from '@boardwalk/sdk-core/alerts/by-mail/start-mailed-alert-store';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { type SaveRefusal, saveRefusalOf } from '@boardwalk/sdk-core/alerts/saving/save-refusals';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { createSaveSearchStore } from '@boardwalk/sdk-core/alerts/saving/save-search-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWhoFirst } from '../../../account/shared/session/use-who-first.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** What came of it: a rule under its name, new or changed, or a mail to an address. */
export type SaveOutcome =
  | { readonly name: string; readonly isChange: boolean }
  | { readonly email: string };

interface Saving extends Pick<ReturnType<typeof useWhoFirst>, 'who' | 'anchor' | 'isAsking'> {
  /** Saves it in an account, or asks first in whose; what it rejects with says why neither is possible. */
  readonly save: (draft: RuleDraft, name: string, pressed: HTMLElement | null) => Promise<void>;
  /** Has a mail with a link sent to an address, by which it is saved without an account. */
  readonly askMail: (draft: RuleDraft, name: string, email: string) => Promise<void>;
  readonly wordsOf: (reason: SaveRefusal['reason'], search: RuleDraft['search']) => string;
}

interface SavingHooks {
  /** Presses again, once it is known who saves. */
  readonly resubmit: () => void;
  readonly onOutcome: (outcome: SaveOutcome) => void;
}

/** Saves a search once it is known who saves it, or to where its mail goes. */
export function useSaving({ resubmit, onOutcome }: SavingHooks): Saving {
  const { env, host } = useWidget();
  const messages = env.messages(saveSearchMessages);
  const store = env.store(createSaveSearchStore);
  const [mailed] = useState(() => createStartMailedAlertStore(env));
  const { first, currentUser, ...asking } = useWhoFirst(maySave, resubmit);
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

  return {
    ...asking,
    wordsOf,
    async save(draft, name, pressed) {
      if (host.firstParty && !maySave(currentUser())) store.keepDraft(draft);
      await first(pressed, async () => {
        try {
          const saved = await store.save(draft, name);
          onOutcome({ name: saved.name, isChange: draft.id !== undefined });
        } catch (error) {
          throw worded(error, draft);
        }
      });
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
