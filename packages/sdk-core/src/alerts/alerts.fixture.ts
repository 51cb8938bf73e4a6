import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { ListingId, RuleId, UserId } from '../vocabulary/ids.ts';
import { countNewMatches, listRules } from './endpoints.ts';
import type { AlertRule, MatchedListing } from './schemas.ts';

// Ids are branded by the contract's schemas, which tests of stores do without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

/** One of Rosa's rules. */
export function rule(id: number, other: Partial<AlertRule> = {}): AlertRule {
  return {
    id: id as RuleId,
    ...{ listingType: 'item', name: `Rule ${id}`, search: { text: 'canoe' } },
    ...{ frequency: 'at-once', channels: ['badge', 'mail'], news: ['new', 'reduced'] },
    ...{ pausedFor: null, newCount: 0 },
    ...{ createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-20T12:00:00.000Z' },
    ...other,
  };
}

/** A listing that is news at a place, or was there before the rule. */
export function found(id: number, place?: number): MatchedListing {
  const at = '2026-11-27T12:00:00.000Z';
  return {
    id: id as ListingId,
    summary: null,
    news: place === undefined ? null : { kind: 'new', at, place, isSeen: false },
  };
}

/** Opens Rosa’s page, which can be hidden; her rules are those of `kept`. */
export function openAlerts(...kept: readonly AlertRule[]) {
  let rules = kept;
  let isPresent = true;
  const listeners = new Set<() => void>();
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(countNewMatches, () => ({ count: 0 }))
    .answer(listRules, ({ params: { type } }) => ({
      results: rules.filter(({ listingType }) => listingType === type),
    }));
  const { env: told, change } = createTestEnvironment(client);
  const env = { ...told, hearsChanges: () => true };
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
    /** What the server has from now on. */
    keep(...next: readonly AlertRule[]) {
      rules = next;
    },
  };
}
