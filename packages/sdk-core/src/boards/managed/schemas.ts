import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { fileId } from '../../media/schemas.ts';
import { boardIdInPath } from '../../vocabulary/ids.ts';
import { point } from '../../vocabulary/places/geo.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { typedLine, typedText } from '../../vocabulary/text/typed-line.ts';
import { typedInstant } from '../../vocabulary/time/typed-instant.ts';
import { board, outageTimes } from '../schemas.ts';
import { boardStandings } from './board-standings.ts';
import { boardTextLimits, largestCapacity } from './limits.ts';

const instant = z.iso.datetime();
const merchants = z.int().check(z.gte(1), z.lte(largestCapacity));

/** A board as administrators write it. */
export const newBoard = z.strictObject({
  name: typedLine(boardTextLimits.name),
  description: typedText(boardTextLimits.description),
  point,
  capacity: merchants,
  /** Null where the board does not care. */
  mostPerServiceType: z.nullable(merchants),
  /** A file of their own, or what the board shows already, with what it shows in words. */
  picture: z.nullable(z.strictObject({ id: fileId, alt: typedLine(boardTextLimits.alt) })),
});
export type NewBoard = z.output<typeof newBoard>;

/** A board as administrators see it. */
export const managedBoard = z.extend(board, {
  mostPerServiceType: z.nullable(z.int()),
  zoneId: z.nullable(z.int()),
  createdAt: instant,
  retiredAt: z.nullable(instant),
  /** Another one after each change by its form: what a change began with (`If-Match`). */
  version: z.int(),
});
export type ManagedBoard = z.output<typeof managedBoard>;

/** A time out of service as administrators see it. */
export const outage = z.extend(outageTimes, {
  id: z.uuid(),
  reason: z.string(),
  createdAt: instant,
  /** Whether the merchants on the board are owed another place or the price of the days by now. */
  isOwed: z.boolean(),
});
export type OutageOfBoard = z.output<typeof outage>;

/** An outage as administrators write it. */
export const newOutage = z
  .strictObject({
    /** Now where it is absent. */
    from: z.optional(typedInstant),
    until: z.nullable(typedInstant),
    reason: typedLine(boardTextLimits.reason),
  })
  .check(
    z.refine(({ from, until }) => !from || !until || from < until, {
      path: ['until'],
      error: 'expected a time after its beginning',
    }),
  );
export type NewOutage = z.output<typeof newOutage>;

const ofBoard = z.strictObject({ id: boardIdInPath });
const managed = { audience: 'site', rule: { group: 'administrators' } } as const;

export const listManagedBillboards = {
  summary: 'All boards, or those that are sold, retired or out of service, by their names.',
  ...managed,
  problems: ['forbidden'],
  query: z.strictObject({
    ...pageQuery({ defaultSize: 50, maximumSize: 200 }),
    text: z.optional(storableText(200)),
    standing: z.optional(z.enum(boardStandings)),
  }),
  response: z.strictObject({ items: z.array(managedBoard), total: z.int() }),
} satisfies ServerHalf;

export const createBillboard = {
  summary: 'Puts a board up for sale.',
  ...managed,
  inPerson: true,
  problems: ['forbidden'],
  body: newBoard,
  response: managedBoard,
} satisfies ServerHalf;

export const changeBillboard = {
  summary:
    'Changes a board; a lowered capacity removes nobody, and those who wait are notified of a raised one.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'precondition-failed'],
  params: ofBoard,
  body: newBoard,
  response: managedBoard,
} satisfies ServerHalf;

export const retireBillboard = {
  summary: 'Ends the sale of a board; who has a place on it keeps it to the end of the term.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofBoard,
  response: z.null(),
} satisfies ServerHalf;

export const restoreBillboard = {
  summary: 'Sells a retired board again.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofBoard,
  response: managedBoard,
} satisfies ServerHalf;

export const listOutages = {
  summary: 'The times for which a board is or was out of service, the latest first.',
  ...managed,
  problems: ['forbidden', 'not-found'],
  params: ofBoard,
  response: z.strictObject({ items: z.array(outage) }),
} satisfies ServerHalf;

export const startOutage = {
  summary:
    'Puts a board out of service, from now or from a later time, and writes to the merchants who are on it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofBoard,
  body: newOutage,
  response: outage,
} satisfies ServerHalf;

export const endOutage = {
  summary: 'Puts a board back into service; an outage that has not begun is taken back.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ outageId: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
