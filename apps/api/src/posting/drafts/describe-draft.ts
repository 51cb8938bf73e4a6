import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Draft } from '@boardwalk/sdk-core/posting/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { DraftRow } from '../tables.ts';

/** A draft as the contract has it. */
export function describeDraft({ id, kind, body, ...row }: DraftRow): Draft {
  if (!isPostingKind(kind))
    throw new Error(`The draft ${id} is of a kind without a form: ${kind}.`);
  return {
    id: parseWith(listingId, id),
    listingType: kind,
    version: row.version,
    listingVersion: row.listingVersion,
    body: { ...body },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
