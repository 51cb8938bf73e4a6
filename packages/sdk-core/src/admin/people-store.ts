import type { ReadableAtom } from 'nanostores';
import type { ObjectName } from '../access/permissions-store.ts';
import { createOwnKeyedStore, type OwnKeyedStore } from '../account/sessions/own-keyed-store.ts';
import { afterRest } from '../http/after-rest.ts';
import type { Remote, SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import { searchUsers } from '../profile/endpoints.ts';
import type { FoundUser } from '../profile/schemas.ts';
import type { Problem } from '../vocabulary/problem.ts';
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
export interface PeoplePage extends TablePage<FoundUser> {
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
  const body = { [by]: text, start: (page - 1) * peoplePageSize, size: peoplePageSize };
  const { items, hasMore } = await client.call(searchUsers, { body }, signal ? { signal } : {});
  return { query, rows: items, hasNext: hasMore };
}

/** People page by page, as administrators look for them. */
export function createPeopleStore(
  env: Client & Pick<SharingEnvironment, 'store'>,
  initial?: PeoplePage,
): OwnKeyedStore<PeopleQuery, PeoplePage> {
  return createOwnKeyedStore(
    env,
    (query, signal) => requestPeople(env, query, signal),
    initial && { key: initial.query, value: initial },
  );
}

/** Suggestions of one field: the latest letters win. */
export interface PersonSuggestions {
  readonly $state: ReadableAtom<Remote<readonly FoundUser[], Problem>>;
  /**
   * Looks for what was typed once it has rested; answers how to call that off. Too short a text
   * looks for nobody, and gives up what is under way.
   */
  follow(typed: string): () => void;
}

/** Milliseconds of rest in typing before anybody is looked for. */
const typingRest = 250;

/** Suggestions that show at once. */
const mostSuggested = 8;

/** Letters, or digits, before anybody is looked for. */
const shortestText = 2;

/** Whether enough was typed to look for somebody. */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= shortestText;
}

/**
 * People by the beginning of their name, their whole username or, where `text` is a number, their
 * telephone; `object` is what they are to get a right to, by which others than administrators may
 * search by telephone.
 */
export function createPersonSuggestions(
  { client }: Client,
  object: ObjectName | undefined,
): PersonSuggestions {
  const { $state, load, abort } = createRemoteStore<readonly FoundUser[]>();

  async function find(body: Partial<Record<PeopleKey, string>>, signal: AbortSignal) {
    const wanted = { ...body, size: mostSuggested, ...(object && { object }) };
    return (await client.call(searchUsers, { body: wanted }, { signal })).items;
  }

  async function suggest(text: string, signal: AbortSignal) {
    if (isTelephone(text)) return find({ phone: text }, signal);
    const found = await Promise.all([
      find({ username: text.replace(/^@/, '') }, signal),
      find({ fullName: text }, signal),
    ]);
    return [...new Map(found.flat().map((person) => [person.id, person])).values()];
  }

  return {
    $state,
    follow(typed) {
      if (isLongEnough(typed)) {
        return afterRest(typingRest, () => void load((signal) => suggest(typed.trim(), signal)));
      }
      abort();
      return () => undefined;
    },
  };
}

/** No name has seven digits, and nothing but what numbers are written with. */
function isTelephone(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;
}
