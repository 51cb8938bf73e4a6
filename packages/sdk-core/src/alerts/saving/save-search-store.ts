import { createLocalDrafts, type LocalDrafts } from '../../account/sessions/local-drafts.ts';
import { createPendingActions } from '../../account/sign-in/pending-actions.ts';
import type { EndpointInput } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { changeRule, createRule } from '../endpoints.ts';
import type * as schemas from '../schemas.ts';
import type { AlertRule } from '../schemas.ts';
import { pendingSaveSearchAction } from './pending-save-search-action.ts';
import { type RuleDraft, readRuleDraft } from './rule-draft.ts';
import { createSavedSearchesStore } from './saved-searches-store.ts';

/** Under which a browser keeps what nobody in particular has chosen. */
const visitor = 0;

/** Saves the searches of a page. */
export interface SaveSearchStore {
  /** Saves it under a name, once however often it has to be tried, or changes the rule that it names; answers the rule. */
  save(draft: RuleDraft, name: string): Promise<AlertRule>;
  /** On our own site: keeps it in this browser, before somebody may have to leave the page. */
  keepDraft(draft: RuleDraft): void;
  /** On our own site: whether somebody has opened an account to save a search, and is back. */
  isWished(author: UserId): boolean;
  /** Returns what this browser has saved for them, once. */
  takeDraft(author: UserId): RuleDraft | undefined;
}

/** The one of a page: `env.store(createSaveSearchStore)`. */
export function createSaveSearchStore(
  env: Pick<SharingEnvironment, 'client' | 'clock' | 'store'>,
): SaveSearchStore {
  const { client, clock } = env;
  const intention = createIntention();
  const wishes = createPendingActions(clock);
  let kept: LocalDrafts | undefined;

  const isWished = (author: UserId) =>
    wishes.find(pendingSaveSearchAction.act, author) === pendingSaveSearchAction.subject;

  return {
    isWished,
    async save({ kind, id, search, frequency, channels, news }, name) {
      const rule = { name, search, frequency, channels, news };
      // The search is one of the kind, which the one type of all kinds can't say.
      const body = rule as EndpointInput<typeof schemas.createRule>['body'];
      const sent = { params: { type: kind }, body };
      const saved =
        id === undefined
          ? await intention.carryOut(sent, (idempotencyKey) =>
              client.call(createRule, sent, { idempotencyKey }),
            )
          : await client.call(changeRule, { params: { type: kind, id }, body });
      kept?.drop();
      env.store(createSavedSearchesStore).add(saved);
      return saved;
    },
    keepDraft(draft) {
      kept?.drop();
      // One of before a sign-out would keep nothing any more.
      kept = createLocalDrafts({ owner: visitor, clock });
      kept.keep(pendingSaveSearchAction.act, draft);
    },
    takeDraft(author) {
      if (!isWished(author)) return undefined;
      wishes.drop();
      wishes.arrive();
      kept = createLocalDrafts({ owner: visitor, clock });
      return readRuleDraft(kept.take(pendingSaveSearchAction.act));
    },
  };
}
