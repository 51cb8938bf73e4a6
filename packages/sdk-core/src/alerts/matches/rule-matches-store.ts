import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { SearchTotal } from '../../search/schemas.ts';
import { listRuleListings, markRuleSeen } from '../endpoints.ts';
import { canLook, paramsOf } from '../own/alert-rule-actions-store.ts';
import { createNewMatchesStore } from '../own/new-matches-store.ts';
import type { RulesStore } from '../own/rules-store.ts';
import type { AlertRule, MatchedListing } from '../schemas.ts';

/** News that shows at most: the latest. */
const mostNews = 100;

/** Listings that show at first, and that each press adds. */
export const ruleMatchesPageSize = 24;

/** What a rule has found. */
export interface RuleMatches {
  /** What was not seen before it showed, the latest news first; it stays until it is left. */
  readonly news: readonly MatchedListing[];
  /** How much is news and not seen, the rest of it included that does not show. */
  readonly unseen: number;
  /** What its search finds beside these, the newest first; undefined where it can't look. */
  readonly others: readonly MatchedListing[] | undefined;
  /** How many it finds, the news included. */
  readonly total: SearchTotal | undefined;
  /** Whether it finds more than it shows. */
  readonly hasMore: boolean;
}

/** What one rule has found; what is new and shows is marked as seen. */
export interface RuleMatchesStore extends RemoteStore<RuleMatches> {
  /** Shows more of what its search finds. */
  more(): Promise<void>;
  /** Marks all as seen that is new, though not all of it shows; rejects with a `Problem`. */
  markAllSeen(): Promise<void>;
}

type FoundRule = Pick<AlertRule, 'id' | 'listingType' | 'pausedFor'>;

/** Creates the store of what a widget shows of one rule; `rules` is notified of what was seen. */
export function createRuleMatchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  rule: FoundRule,
  rules: Pick<RulesStore, 'see'>,
  presence: Presence = pagePresence,
): RuleMatchesStore {
  const { client } = env;
  // What was news as it showed is none by the next time that it shows.
  const held = createRemote<RuleMatches>({
    owner: signedIn(env),
    topics: ['alerts'],
    presence,
    request: (signal) => read(signal),
  });
  const { $state, reload } = held;
  let wanted = ruleMatchesPageSize;
  /** The place of the latest news that was marked. */
  let marked = 0;

  const list =
    (query: { start: number; size: number; showOnlyNew: 'true' | 'false' }) =>
    (signal: AbortSignal) =>
      client.call(listRuleListings, { ...paramsOf(rule), query }, { signal });

  async function readOthers(signal: AbortSignal) {
    if (!canLook(rule)) return undefined;
    const results: MatchedListing[] = [];
    for (let start = 0; ; start += ruleMatchesPageSize) {
      const size = ruleMatchesPageSize;
      const page = await list({ start, size, showOnlyNew: 'false' })(signal);
      results.push(...page.results);
      const hasMore = page.results.length === size;
      if (!hasMore || results.length >= wanted) return { results, total: page.total, hasMore };
    }
  }

  async function read(signal: AbortSignal): Promise<RuleMatches> {
    const onlyNew = { start: 0, size: mostNews, showOnlyNew: 'true' } as const;
    const [fresh, others] = await Promise.all([list(onlyNew)(signal), readOthers(signal)]);
    // What was new as it opened stays where it is, seen or not.
    const news = byId([...fresh.results, ...(lastValue($state.get())?.news ?? [])]);
    const isNews = new Set(news.map(({ id }) => id));
    return {
      news,
      unseen: fresh.total.count,
      others: others && byId(others.results.filter(({ id }) => !isNews.has(id))),
      total: others?.total,
      hasMore: others?.hasMore ?? false,
    };
  }

  async function mark(newest: number): Promise<void> {
    const before = marked;
    marked = newest;
    try {
      await client.call(markRuleSeen, { ...paramsOf(rule), body: { newest } });
    } catch (error) {
      marked = before;
      throw error;
    }
    rules.see(rule.id);
    void env.store(createNewMatchesStore).reload(true);
  }

  /** What somebody could see, all of it, they have seen; else it is tried with the next answer. */
  function markShown(): void {
    const remote = $state.get();
    if (remote.state !== 'ready' || !presence.isPresent()) return;
    const { news, unseen } = remote.value;
    const newest = newestOf(news);
    if (unseen > 0 && unseen <= news.length && newest > marked) mark(newest).catch(() => {});
  }

  return {
    ...held,
    async more() {
      wanted += ruleMatchesPageSize;
      await reload();
    },
    async markAllSeen() {
      const newest = newestOf(lastValue($state.get())?.news ?? []);
      if (newest === 0) return;
      await mark(newest);
      await reload(true);
    },
    follow() {
      const stops = [held.follow(), $state.subscribe(markShown), presence.subscribe(markShown)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function byId(listings: readonly MatchedListing[]): readonly MatchedListing[] {
  const seen = new Set<MatchedListing['id']>();
  return listings.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function newestOf(news: readonly MatchedListing[]): number {
  return Math.max(0, ...news.map((one) => one.news?.place ?? 0));
}
