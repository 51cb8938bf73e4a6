import type { FileUse } from '@boardwalk/sdk-core/vocabulary/file-use-schema';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** A place where somebody's file is used. */
export type FoundUse = FileUse & { readonly fileId: string };

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
  find(queries: Queries, files: OwnedFiles): Promise<readonly FoundUse[]>;
  /** Those of these files that it needs, also where they show to nobody: in an earlier version, say. */
  findNeeded(queries: Queries, files: OwnedFiles): Promise<readonly string[]>;
  /** Takes these files out of what uses them, in the transaction that removes them. */
  release(transaction: Queries, files: OwnedFiles, now: Date): Promise<void>;
}
