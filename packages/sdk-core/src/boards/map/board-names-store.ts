import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { searchBillboards } from '../endpoints.ts';
import { createBoardsStore } from './boards-store.ts';

/** Boards that one call names at most. */
const mostNamed = 1000;

/** What boards are called; one that never was has no name. */
export type BoardNames = ReadonlyMap<BoardId, string>;

/** What boards are called, those that are sold no more too; rejects with a `Problem`. */
export async function requestBoardNames(
  { client }: Pick<StoreEnvironment, 'client'>,
  ids: readonly BoardId[],
  signal: AbortSignal,
): Promise<BoardNames> {
  const wanted = [...new Set(ids)];
  const names = new Map<BoardId, string>();
  for (let start = 0; start < wanted.length; start += mostNamed) {
    const body = { ids: wanted.slice(start, start + mostNamed) };
    const answer = await client.call(searchBillboards, { body }, { signal });
    for (const { id, name } of 'results' in answer ? answer.results : []) names.set(id, name);
  }
  return names;
}

/** A store of what boards are called: by the map, which a page has once, and else by their ids. */
export function createBoardNamesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): RemoteStore<BoardNames, readonly BoardId[]> {
  const sold = env.store(createBoardsStore);
  return createRemote({
    key: undefined,
    request: async (signal, ids) => {
      await sold.load();
      const boards = lastValue(sold.$state.get());
      const missing = ids.filter((id) => !boards?.has(id));
      const names = new Map(await requestBoardNames(env, missing, signal));
      for (const id of ids) {
        const board = boards?.get(id);
        if (board) names.set(id, board.name);
      }
      return names;
    },
  });
}
