import type { StoreEnvironment } from '../http/environment.ts';
import { pause } from '../http/pause-before.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { searchUsers } from './endpoints.ts';
import type { UserSearchResult } from './schemas.ts';

/**
 * Suggestions of one field for what was typed, once it has rested: the latest letters win. Too short
 * a text looks for nobody, and gives up what is under way.
 */
export type PersonSuggestions = Pick<
  RemoteStore<readonly UserSearchResult[], string>,
  '$state' | 'show' | 'follow' | 'abort'
>;

/** Milliseconds of rest in typing before anybody is looked for. */
const typingRest = 250;

/** Suggestions that show at once. */
const mostSuggested = 8;

/** Letters before anybody is looked for. */
const shortestText = 2;

/** Whether enough was typed to look for somebody. */
export function isPersonQueryLongEnough(text: string): boolean {
  return text.trim().length >= shortestText;
}

/**
 * People by the beginning of their name, or their whole username, which then stands with them;
 * never the one who looks.
 */
export function createPersonSuggestions(
  { client }: Pick<StoreEnvironment, 'client'>,
  self: UserId,
): PersonSuggestions {
  async function find(
    body: { readonly username: string } | { readonly fullName: string },
    signal: AbortSignal,
  ): Promise<readonly UserSearchResult[]> {
    const wanted = { ...body, size: mostSuggested };
    return (await client.call(searchUsers, { body: wanted }, { signal })).items;
  }

  async function suggest(text: string, signal: AbortSignal): Promise<readonly UserSearchResult[]> {
    const username = text.replace(/^@/, '');
    const [named, beginning] = await Promise.all([
      find({ username }, signal),
      find({ fullName: text }, signal),
    ]);
    // By that they were found, so that it may be shown.
    const found = [...beginning, ...named.map((person) => ({ ...person, username }))];
    const others = found.filter(({ id }) => id !== self);
    return [...new Map(others.map((person) => [person.id, person])).values()];
  }

  const suggestions = createRemote({
    key: undefined,
    async request(signal, typed: string) {
      await pause(typingRest, signal);
      return suggest(typed.trim(), signal);
    },
  });
  return {
    ...suggestions,
    async show(typed) {
      if (isPersonQueryLongEnough(typed)) await suggestions.show(typed);
      else suggestions.abort();
    },
  };
}
