import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { isPostingKind, type PostingKind } from '../../listings/form/posting-kinds.ts';
import { decideReports } from '../../reports/endpoints.ts';
import { type ReportReason, reportReasons } from '../../reports/reasons.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import type { TablePage, TableState } from '../../vocabulary/table/table-state.ts';
import { moderateListing } from '../endpoints.ts';
import type { ModerationCounts } from './count-schemas.ts';
import { listModerated } from './endpoints.ts';
import type { ModeratedListingRow } from './schemas.ts';
import {
  type ModeratedSort,
  type ModeratorView,
  moderatedPageSize,
  moderatedSorts,
} from './views.ts';

/** Which listings show of those that moderators decide of. */
export interface ModeratedQuery {
  readonly view: ModeratorView;
  readonly text: string;
  readonly type: PostingKind | undefined;
  readonly reason: ReportReason | undefined;
  readonly sort:
    | { readonly by: ModeratedSort; readonly direction: 'ascending' | 'descending' }
    | undefined;
  /** From 1. */
  readonly page: number;
}

/** What a table's state, which an address may have given, asks for; what it can't mean is left out. */
export function moderatedQueryOf(
  view: ModeratorView,
  { query, filters, sort, page }: TableState,
): ModeratedQuery {
  const { type = '', reason } = filters;
  const by = moderatedSorts.find((one) => one === sort?.column);
  return {
    view,
    text: query,
    type: isPostingKind(type) ? type : undefined,
    reason: reportReasons.find((one) => one === reason),
    sort: by && sort && { by, direction: sort.direction },
    page,
  };
}

/** A page of listings as it was answered, and how many each view has. */
export interface ModeratedPage extends TablePage<ModeratedListingRow> {
  readonly query: ModeratedQuery;
  readonly counts: ModerationCounts;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for a page of the listings that moderators decide of. */
export async function requestModerated(
  { client }: Client,
  query: ModeratedQuery,
  signal?: AbortSignal,
): Promise<ModeratedPage> {
  const { view, text, type, reason, sort, page } = query;
  const { results, total, counts } = await client.call(
    listModerated,
    {
      query: {
        title: text.trim(),
        start: (page - 1) * moderatedPageSize,
        size: moderatedPageSize,
      },
      body: { view, ...(type && { type }), ...(reason && { reason }), ...(sort && { sort }) },
    },
    signal ? { signal } : {},
  );
  return { query, rows: results, total, counts };
}

/** What moderators do to a listing, or to the reports about it. */
export type ModerationDecision =
  | { readonly act: 'approve' | 'putBack' | 'dismiss' | 'reopen' }
  | { readonly act: 'remove'; readonly reason: string };

/** What became of a decision: done, or somebody else has decided before. */
export type DecisionOutcome = 'done' | { readonly decided: ModeratedListingRow['decision'] };

/** The listings that moderators decide on, by page; a decision reloads the page. */
export interface ModeratedStore extends RemoteStore<ModeratedPage, ModeratedQuery> {
  /** Rejects with a `Problem`, unless another moderator came first, which it reports. */
  decide(row: ModeratedListingRow, decision: ModerationDecision): Promise<DecisionOutcome>;
}

export function createModeratedStore(
  env: Client & Pick<SharingEnvironment, 'store'>,
  initial?: ModeratedPage,
): ModeratedStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: initial?.query,
    request: (signal, query: ModeratedQuery) => requestModerated(env, query, signal),
    initial,
  });

  async function send(
    { id, listingType: type, reports }: ModeratedListingRow,
    decision: ModerationDecision,
  ) {
    const { act } = decision;
    if (act === 'dismiss' || act === 'reopen') {
      const latestId = reports.latest[0]?.id ?? 1;
      await client.call(decideReports, { params: { id }, body: { decision: act, latestId } });
    } else {
      const reason = act === 'remove' ? { reason: decision.reason } : {};
      const body = { decision: act, ...reason };
      await client.call(moderateListing, { params: { type, id }, body });
    }
  }

  /** Who has decided of the listing, and how; undefined where it is gone. */
  async function findDecision({ id }: ModeratedListingRow) {
    const { results } = await client.call(listModerated, { body: { id } });
    return results[0]?.decision ?? null;
  }

  return {
    ...held,
    async decide(row, decision) {
      try {
        await send(row, decision);
        return 'done';
      } catch (error) {
        if (toProblem(error).code !== 'conflict') throw error;
        return { decided: await findDecision(row) };
      } finally {
        await held.reload();
      }
    },
  };
}
