import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { image } from '../media/schemas.ts';
import { boardId } from '../vocabulary/ids.ts';
import { point } from '../vocabulary/places/geo.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';

/** Boards of a page at most, and unless asked for fewer. */
export const maximumBoards = 3000;

/** Boards that one call asks for by their ids at most. */
export const maximumBoardIds = 1000;

const count = z.int().check(z.gte(0));

/** A board; what goes beyond its name, description and point is ours. */
export const board = z.strictObject({
  id: boardId,
  name: z.string(),
  description: z.string(),
  point,
  image: z.nullable(image),
  /** How many merchants it takes. */
  capacity: count,
  /** How many of its places are held or assigned. */
  taken: count,
  isRetired: z.boolean(),
  /** Whether it is out of service at this moment. */
  isOut: z.boolean(),
});
export type Board = z.output<typeof board>;

/**
 * All boards that are sold, for a map: columns of equal length, in the order of their ids. Ids and
 * coordinates (in 1e-5 degrees) are each the difference from the one before, the first from 0.
 */
export const boardColumns = z.strictObject({
  ids: z.array(z.int()),
  lats: z.array(z.int()),
  lngs: z.array(z.int()),
  names: z.array(z.string()),
  taken: z.array(count),
  capacities: z.array(count),
  /** Bit n is set where the board takes no more merchants of the nth service type. */
  services: z.array(count),
  /** Places in the columns of the boards that are out of service at this moment. */
  out: z.array(count),
});
export type BoardColumns = z.output<typeof boardColumns>;

export const searchBillboards = {
  summary:
    'Boards that are sold, those with a text in their names, or boards by their ids, retired ones too; with `fields=map` all that are sold, in columns.',
  audience: 'public',
  rule: 'anyone',
  isTagged: true,
  query: z.strictObject({
    ...pageQuery({ defaultSize: maximumBoards, maximumSize: maximumBoards }),
    fields: z.optional(z.enum(['map'])),
  }),
  body: z.strictObject({
    text: z.optional(storableText(200)),
    ids: z.optional(z.array(boardId).check(z.maxLength(maximumBoardIds))),
  }),
  response: z.union([
    z.strictObject({ results: z.array(board), total: count }),
    z.strictObject({ columns: boardColumns }),
  ]),
} satisfies ServerHalf;
