import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { boardIdInPath, listingId } from '../../vocabulary/ids.ts';
import { placeStates } from '../places/place-life.ts';

const instant = z.iso.datetime();

/** A place on a board as administrators see it. */
export const managedPlace = z.strictObject({
  id: z.uuid(),
  listing: z.strictObject({ id: listingId, title: z.string(), isPublic: z.boolean() }),
  state: z.enum(placeStates),
  /** Since when it is held, or theirs. */
  since: instant,
  /**
   * The first instant at which it is no longer held, or paid for; null if an administrator gave it.
   */
  until: z.nullable(instant),
  /** Whether an administrator gave it, for nothing: then one can take it back. */
  isGiven: z.boolean(),
});
export type ManagedPlace = z.output<typeof managedPlace>;

const ofBoard = z.strictObject({ id: boardIdInPath });
const managed = { audience: 'site', rule: { group: 'administrators' } } as const;

export const listBoardPlaces = {
  summary: 'The places of a board that are held or taken, hidden listings too, as they came.',
  ...managed,
  problems: ['forbidden', 'not-found'],
  params: ofBoard,
  response: z.strictObject({ items: z.array(managedPlace) }),
} satisfies ServerHalf;

export const nameBoardSponsor = {
  summary:
    'Gives a merchant listing a place on a board for nothing, as long as the board takes it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofBoard,
  body: z.strictObject({ listingId }),
  response: managedPlace,
} satisfies ServerHalf;

export const removeBoardSponsor = {
  summary: 'Takes back a place that was given for free, and notifies those who wait for it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
