import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { isPostingKind, type PostingKind } from '../../listings/form/posting-kinds.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import type { TablePage, TableState } from '../../vocabulary/table/table-state.ts';
import {
  changeStanding,
  deleteDraft,
  deleteListing,
  readDraft,
  readOwnListing,
  startDraft,
} from '../endpoints.ts';
import { type ListingAction, type Standing, standings } from '../life.ts';
import type { Draft } from '../schemas.ts';
import { listOwnListings } from './endpoints.ts';
import type { OwnListingSummary } from './schemas.ts';
import { type OwnSort, ownPageSize, ownSorts } from './sorts.ts';

/** Which of one's own listings show. */
export interface OwnListingsQuery {
  readonly text: string;
  readonly type: PostingKind | undefined;
  readonly standing: Standing | undefined;
  readonly sort:
    | { readonly by: OwnSort; readonly direction: 'ascending' | 'descending' }
    | undefined;
  /** From 1. */
  readonly page: number;
}

/** What a table's state, which an address may have given, asks for; what it can't mean is left out. */
export function ownQueryOf({ query, filters, sort, page }: TableState): OwnListingsQuery {
  const { type = '', standing } = filters;
  const by = ownSorts.find((one) => one === sort?.column);
  return {
    text: query,
    type: isPostingKind(type) ? type : undefined,
    standing: standings.find((one) => one === standing),
    sort: by && sort && { by, direction: sort.direction },
    page,
  };
}

/** A page of one's own listings as it was answered. */
export interface OwnListingsPage extends TablePage<OwnListingSummary> {
  readonly query: OwnListingsQuery;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Requests a page of the signed-in user's listings and drafts. */
export async function requestOwnListings(
  { client }: Client,
  query: OwnListingsQuery,
  signal?: AbortSignal,
): Promise<OwnListingsPage> {
  const { text, type, standing, sort, page } = query;
  const { results, total } = await client.call(
    listOwnListings,
    {
      query: { title: text.trim(), start: (page - 1) * ownPageSize, size: ownPageSize },
      body: { ...(type && { type }), ...(standing && { standing }), ...(sort && { sort }) },
    },
    signal ? { signal } : {},
  );
  return { query, rows: results, total };
}

type Named = Pick<OwnListingSummary, 'id' | 'listingType' | 'standing' | 'rights'>;

/** What is to be done with a listing. */
export interface OwnListingAction {
  readonly row: OwnListingSummary;
  readonly action: ListingAction;
}

/** Which of several actions were done, and why the last of the others was not. */
export interface OwnListingActionsOutcome {
  readonly done: readonly OwnListingAction[];
  readonly problem: Problem | undefined;
}

/** What a listing said that is deleted. */
export interface Removed {
  readonly type: PostingKind;
  readonly body: Draft['body'];
}

/** The user's own listings by page; actions on them reload the page. */
export interface OwnListingsStore extends RemoteStore<OwnListingsPage, OwnListingsQuery> {
  /** Does them one after another; what is refused of one leaves the others. */
  act(deeds: readonly OwnListingAction[]): Promise<OwnListingActionsOutcome>;
  /**
   * Deletes listings and drafts, on a partner's page one listing against its `confirmation`; rejects
   * with a `Problem` at the first that can't be. Answers what they said, for the way back; nothing
   * of what was taken down for a reason, or is somebody else's.
   */
  remove(rows: readonly Named[], confirmation?: string): Promise<readonly Removed[]>;
  /** Makes drafts of what listings said that were deleted; rejects with a `Problem`. */
  bringBack(removed: readonly Removed[]): Promise<void>;
  /** Begins a draft with all that the listing says; rejects with a `Problem`. */
  duplicate(row: Named): Promise<Draft>;
}

export function createOwnListingsStore(
  env: Client & Pick<SharingEnvironment, 'store' | 'whenChanged'>,
  initial?: OwnListingsPage,
): OwnListingsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    topics: ['listings', 'groups'],
    key: initial?.query,
    request: (signal, query: OwnListingsQuery) => requestOwnListings(env, query, signal),
    initial,
  });

  async function readBody({ id, listingType: type, standing }: Named) {
    if (standing === 'draft') return (await client.call(readDraft, { params: { id } })).body;
    return (await client.call(readOwnListing, { params: { type, id } })).body;
  }

  return {
    ...held,
    async act(deeds) {
      const done: OwnListingAction[] = [];
      let problem: Problem | undefined;
      for (const deed of deeds) {
        const { id, listingType: type } = deed.row;
        try {
          await client.call(changeStanding, {
            params: { type, id },
            body: { action: deed.action },
          });
          done.push(deed);
        } catch (error) {
          problem = toProblem(error);
        }
      }
      await held.reload();
      return { done, problem };
    },
    async remove(rows, confirmation) {
      const removed: Removed[] = [];
      try {
        for (const row of rows) {
          // What can't be read any more is deleted all the same, and has no way back.
          const hasWayBack = row.standing !== 'removed' && row.rights === undefined;
          const body = hasWayBack ? await readBody(row).catch(() => undefined) : undefined;
          await removeOne(client, row, confirmation);
          if (body) removed.push({ type: row.listingType, body });
        }
      } finally {
        await held.reload();
      }
      return removed;
    },
    async bringBack(removed) {
      try {
        for (const { type, body } of removed) {
          await client.call(startDraft, { params: { type }, body: { body } });
        }
      } finally {
        await held.reload();
      }
    },
    async duplicate(row) {
      const body = await readBody(row);
      return client.call(startDraft, { params: { type: row.listingType }, body: { body } });
    },
  };
}

/** One that was deleted elsewhere is as gone as it should be. */
async function removeOne(
  client: StoreEnvironment['client'],
  { id, listingType: type, standing }: Named,
  confirmation: string | undefined,
): Promise<void> {
  const query = confirmation === undefined ? {} : { confirmation };
  try {
    if (standing === 'draft') await client.call(deleteDraft, { params: { id } });
    else await client.call(deleteListing, { params: { type, id }, query });
  } catch (error) {
    if (toProblem(error).code !== 'not-found') throw error;
  }
}
