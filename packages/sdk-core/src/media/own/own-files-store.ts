import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import type { TablePage, TableState } from '../../vocabulary/table/table-state.ts';
import { deleteFile, keepFile, listFiles, readFile, readStorageStats } from '../endpoints.ts';
import type { FileDetails, OwnFile, StorageStats } from '../schemas.ts';
import type { UploadKind } from '../upload-rules.ts';
import { type FileSort, fileKinds, fileSorts, filesPageSize } from './own-files.ts';

/** Which of one's own files show. */
export interface OwnFilesQuery {
  readonly name: string;
  readonly kind: UploadKind | undefined;
  readonly use: 'used' | 'unused' | undefined;
  readonly sort: FileSort | undefined;
  /** From 1. */
  readonly page: number;
}

/** What a table's state, which an address may have given, asks for; what it can't mean is left out. */
export function filesQueryOf({ query, filters, sort, page }: TableState): OwnFilesQuery {
  const { kind, use } = filters;
  const wanted = sort && (sort.direction === 'descending' ? `-${sort.column}` : sort.column);
  return {
    name: query,
    kind: fileKinds.find((one) => one === kind),
    use: use === 'used' || use === 'unused' ? use : undefined,
    sort: fileSorts.find((one) => one === wanted),
    page,
  };
}

/** A page of one's own files as it was answered, and the room that all of them take. */
export interface OwnFilesPage extends TablePage<OwnFile> {
  readonly query: OwnFilesQuery;
  readonly total: number;
  readonly room: StorageStats;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Requests a page of the signed-in user's files. */
export async function requestOwnFiles(
  { client }: Client,
  query: OwnFilesQuery,
  signal?: AbortSignal,
): Promise<OwnFilesPage> {
  const { name, kind, use, sort, page } = query;
  const options = signal ? { signal } : {};
  const asked = {
    start: (page - 1) * filesPageSize,
    size: filesPageSize,
    name: name.trim(),
    ...(kind && { kind }),
    ...(use && { use }),
    ...(sort && { sort }),
  };
  const [{ items, total }, room] = await Promise.all([
    client.call(listFiles, { query: asked }, options),
    client.call(readStorageStats, {}, options),
  ]);
  return { query, rows: items, total, room };
}

/** The user's own files by page; actions on them reload the page. */
export interface OwnFilesStore extends RemoteStore<OwnFilesPage, OwnFilesQuery> {
  /**
   * Deletes files and answers those that are in use, which stay; rejects with a `Problem` at the
   * first that can't be deleted otherwise.
   */
  remove(ids: readonly string[]): Promise<readonly FileDetails[]>;
  /** Deletes files out of every place that uses them. */
  removeEverywhere(ids: readonly string[]): Promise<void>;
  /** Keeps a file that would go with a draft. */
  keep(id: string): Promise<void>;
}

export function createOwnFilesStore(
  env: Client & Pick<SharingEnvironment, 'store'>,
  initial?: OwnFilesPage,
): OwnFilesStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: initial?.query,
    request: (signal, query: OwnFilesQuery) => requestOwnFiles(env, query, signal),
    initial,
  });

  /** One that was deleted elsewhere is as gone as it should be; answers whether it is in use. */
  async function removeOne(file: string, uses?: 'remove'): Promise<boolean> {
    try {
      await client.call(deleteFile, { params: { file }, query: { ...(uses && { uses }) } });
    } catch (error) {
      const { code } = toProblem(error);
      if (code === 'conflict' && !uses) return true;
      if (code !== 'not-found') throw error;
    }
    return false;
  }

  return {
    ...held,
    async remove(ids) {
      const used: FileDetails[] = [];
      try {
        for (const file of ids) {
          if (await removeOne(file)) used.push(await client.call(readFile, { params: { file } }));
        }
      } finally {
        await held.reload();
      }
      return used;
    },
    async removeEverywhere(ids) {
      try {
        for (const file of ids) await removeOne(file, 'remove');
      } finally {
        await held.reload();
      }
    },
    async keep(file) {
      await client.call(keepFile, { params: { file } });
      await held.reload();
    },
  };
}

/** One file of one's own by its id, with where it is used. */
export function createFileDetailsStore(
  env: Client & Pick<SharingEnvironment, 'store'>,
): RemoteStore<FileDetails, string> {
  return createRemote({
    owner: signedIn(env),
    key: undefined,
    request: (signal, file: string) => env.client.call(readFile, { params: { file } }, { signal }),
  });
}
