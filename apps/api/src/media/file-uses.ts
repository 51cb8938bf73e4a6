import type { Queries } from '../platform/database/database.ts';
import type { FileUses, FoundUse, OwnedFiles } from '../platform/domain-facets/file-uses.ts';

type FileUsers = readonly FileUses[];

/** Where files of one person are used, as all domains tell it. */
export async function findFileUses(
  fileUses: FileUsers,
  queries: Queries,
  files: OwnedFiles,
): Promise<readonly FoundUse[]> {
  if (files.ids.length === 0) return [];
  const found = [];
  for (const { find } of fileUses) found.push(...(await find(queries, files)));
  return found;
}

/** Those of the files that some domain needs, whether or not they show. */
export async function findNeededFiles(
  fileUses: FileUsers,
  queries: Queries,
  files: OwnedFiles,
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  if (files.ids.length === 0) return needed;
  for (const { findNeeded } of fileUses) {
    for (const id of await findNeeded(queries, files)) needed.add(id);
  }
  return needed;
}
