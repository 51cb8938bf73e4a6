import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FileUses, OwnedFiles } from '../media/file-uses.ts';
import { files } from '../media/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { boards } from './tables.ts';

/** Boards show pictures of the administrators who put them up. */
export const boardFileUses: FileUses = {
  used: (ownerId) => sql`select ${boards.pictureId} from ${boards}
    join ${files} on ${files.id} = ${boards.pictureId} where ${files.ownerId} = ${ownerId}`,

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
    await transaction
      .update(boards)
      .set({ pictureId: null })
      .where(
        inArray(
          boards.id,
          shown.map(({ id }) => id),
        ),
      );
  },
};

function findBoards(queries: Queries, { ownerId, ids }: OwnedFiles) {
  const { id, name, pictureId } = boards;
  return queries
    .select({ id, name, pictureId })
    .from(boards)
    .innerJoin(files, eq(files.id, pictureId))
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, [...ids])))
    .orderBy(asc(id));
}
