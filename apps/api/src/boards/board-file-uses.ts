import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FileUses, OwnedFiles } from '../media/file-uses.ts';
import { filesTable } from '../media/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { boardsTable } from './tables.ts';

/** Boards show pictures of the administrators who put them up. */
export const boardFileUses: FileUses = {
  used: (ownerId) => sql`select ${boardsTable.pictureId} from ${boardsTable}
    join ${filesTable} on ${filesTable.id} = ${boardsTable.pictureId} where ${filesTable.ownerId} = ${ownerId}`,

  async find(queries, own) {
    const shown = await findBoards(queries, own);
    return shown.flatMap(({ id, name, pictureId }) =>
      pictureId === null
        ? []
        : [
            {
              ...{ fileId: pictureId, place: 'board' as const, id },
              ...{ type: null, title: name, isPublished: true },
            },
          ],
    );
  },

  async findNeeded(queries, own) {
    const shown = await findBoards(queries, own);
    return [...new Set(shown.flatMap(({ pictureId }) => pictureId ?? []))];
  },

  async release(transaction, own) {
    const shown = await findBoards(transaction, own);
    if (shown.length === 0) return;
    const ids = shown.map(({ id }) => id);
    // One of them may have got another picture since.
    await transaction
      .update(boardsTable)
      .set({ pictureId: null })
      .where(and(inArray(boardsTable.id, ids), inArray(boardsTable.pictureId, [...own.ids])));
  },
};

function findBoards(queries: Queries, { ownerId, ids }: OwnedFiles) {
  const { id, name, pictureId } = boardsTable;
  return queries
    .select({ id, name, pictureId })
    .from(boardsTable)
    .innerJoin(filesTable, eq(filesTable.id, pictureId))
    .where(and(eq(filesTable.ownerId, ownerId), inArray(filesTable.id, [...ids])))
    .orderBy(asc(id));
}
