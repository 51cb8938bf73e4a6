import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { serviceTypes } from '../listings/enumerations/people/service-types.ts';
import { listingSummary } from '../listings/schemas.ts';
import { image } from '../media/schemas.ts';
import { boardId, boardIdInPath } from '../vocabulary/ids.ts';
import { latitude, longitude, point } from '../vocabulary/places/geo.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';

/** Boards of a page at most, and by default. */
export const maximumBoards = 3000;

/** Boards that one call asks for by their ids at most. */
export const maximumBoardIds = 1000;

const count = z.int().check(z.gte(0));

/** Boards around a position at most. */
export const maximumClosest = 100;

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

/** A time for which a board is out of service. */
export const outageTimes = z.strictObject({
  from: z.iso.datetime(),
  /** The first instant at which it serves again; null where nobody knows yet. */
  until: z.nullable(z.iso.datetime()),
});
export type OutageTimes = z.output<typeof outageTimes>;

/** A board with everything that a user who chooses it wants to know. */
export const boardDetails = z.extend(board, {
  /** How many more merchants it takes. */
  left: count,
  /** Service types of which it takes no more merchants. */
  serviceTypesTaken: z.array(z.enum(serviceTypes)),
  /** The outage of this moment, or the next one that is announced. */
  outage: z.nullable(outageTimes),
  /** The zone that it stands in. */
  zone: z.nullable(z.strictObject({ id: z.int(), name: z.string() })),
});
export type BoardDetails = z.output<typeof boardDetails>;

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

const ofBoard = z.strictObject({ id: boardIdInPath });

export const closestBillboards = {
  summary: 'The boards that are sold closest to a position, with their distances in metres.',
  audience: 'public',
  rule: 'anyone',
  body: z.strictObject({
    lat: latitude,
    lng: longitude,
    size: z._default(z.int().check(z.gte(1), z.lte(maximumClosest)), 10),
  }),
  response: z.strictObject({
    results: z.array(z.strictObject({ board, distance: z.number().check(z.gte(0)) })),
  }),
} satisfies ServerHalf;

export const readBillboard = {
  summary: 'A board, retired or not, with the places that are left on it.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: ofBoard,
  response: boardDetails,
} satisfies ServerHalf;

export const listBillboardSponsors = {
  summary:
    'The merchant listings that show on a board: those that have a place, as they came, and the house sponsors of its zone. Those that are hidden are left out.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: ofBoard,
  response: z.strictObject({
    results: z.array(listingSummary),
    house: z.array(listingSummary),
  }),
} satisfies ServerHalf;

export const readBillboardSponsor = {
  summary:
    'The merchant listing that has a board to itself; null where several share it, or none is there.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: ofBoard,
  response: z.strictObject({ sponsor: z.nullable(listingSummary) }),
} satisfies ServerHalf;
