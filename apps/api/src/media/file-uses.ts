import type { FileUse } from '@boardwalk/sdk-core/vocabulary/file-use-schema';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { listPoint } from '../platform/extensions/extension-point.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';

/** A place where somebody's file is used. */
export type FileUseEntry = FileUse & { readonly fileId: string };

/** Files of one person. */
export interface OwnedFiles {
  readonly ownerId: number;
  readonly ids: readonly string[];
}

/** How a domain uses the files that people have uploaded; media, which keeps them, knows no other. */
export interface FileUses {
  /** A query with one column: the ids of all files that are used on the person's things. */
  used(ownerId: number): SQL;
  /** Where these files are used. */
  find(queries: Queries, files: OwnedFiles): Promise<readonly FileUseEntry[]>;
  /** Those of these files that it needs, also where they show to nobody: in an earlier version, say. */
  findNeeded(queries: Queries, files: OwnedFiles): Promise<readonly string[]>;
  /** Takes these files out of what uses them, in the transaction that removes them. */
  release(transaction: Queries, files: OwnedFiles, now: Date): Promise<void>;
}

/** How all domains use the files that people have uploaded. */
export const fileUses = listPoint<FileUses>('fileUses');

/** Finds where files of one person are used, as all domains report it. */
export async function findFileUses(
  extensions: Extensions,
  queries: Queries,
  files: OwnedFiles,
): Promise<readonly FileUseEntry[]> {
  if (files.ids.length === 0) return [];
  const found = [];
  for (const { find } of extensions.all(fileUses)) found.push(...(await find(queries, files)));
  return found;
}

/** Those of the files that some domain needs, whether or not they show. */
export async function findNeededFiles(
  extensions: Extensions,
  queries: Queries,
  files: OwnedFiles,
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  if (files.ids.length === 0) return needed;
  for (const { findNeeded } of extensions.all(fileUses)) {
    for (const id of await findNeeded(queries, files)) needed.add(id);
  }
  return needed;
}
