import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { searchUsers } from '../profile/endpoints.ts';
import type { UserSearchResult } from '../profile/schemas.ts';
import type { TablePage } from '../vocabulary/table/table-state.ts';

/** By what administrators look people up. */
export const peopleKeys = ['fullName', 'username', 'email', 'phone'] as const;
export type PeopleKey = (typeof peopleKeys)[number];

/** A page of people: all of them where no text is given. */
export interface PeopleQuery {
  readonly by: PeopleKey;
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** A page of people as it was answered. */
export interface PeoplePage extends TablePage<UserSearchResult> {
  readonly query: PeopleQuery;
}

/** People on a page. */
export const peoplePageSize = 20;

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for a page of the people whom administrators look for. */
export async function requestPeople(
  { client }: Client,
  query: PeopleQuery,
  signal?: AbortSignal,
): Promise<PeoplePage> {
  const { by, text, page } = query;
  const body = {
    [by]: text,
    withAccount: true,
    start: (page - 1) * peoplePageSize,
    size: peoplePageSize,
  };
  const { items, hasMore } = await client.call(searchUsers, { body }, signal ? { signal } : {});
  return { query, rows: items, hasNext: hasMore };
}

/** People page by page, as administrators look for them. */
export function createPeopleStore(
  env: Client & Pick<SharingEnvironment, 'store'>,
  initial?: PeoplePage,
): RemoteStore<PeoplePage, PeopleQuery> {
  return createRemote({
    owner: signedIn(env),
    key: initial?.query,
    request: (signal, query) => requestPeople(env, query, signal),
    initial,
  });
}
