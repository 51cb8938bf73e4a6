import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { boardId, listingId, listingIdInPath, zoneId, zoneIdInPath } from '../../vocabulary/ids.ts';
import { typedLine, typedText } from '../../vocabulary/text/typed-line.ts';
import { boardTextLimits } from '../managed/limits.ts';
import { mostZoneBoards } from './zone-limits.ts';

const count = z.int().check(z.gte(0));

/** A zone as everybody sees it. */
export const zone = z.strictObject({
  id: zoneId,
  name: z.string(),
  description: z.string(),
  /** How many boards that are sold stand in it. */
  boards: count,
});
export type Zone = z.output<typeof zone>;

/** A zone as administrators see it, with retired boards and hidden sponsors too. */
export const managedZone = z.extend(zone, {
  billboards: z.array(z.strictObject({ id: boardId, name: z.string(), isRetired: z.boolean() })),
  sponsors: z.array(
    z.strictObject({
      id: listingId,
      title: z.string(),
      isPublic: z.boolean(),
      since: z.iso.datetime(),
    }),
  ),
  /** Another one after each change of its name or description: what a change began with (`If-Match`). */
  version: count,
});
export type ManagedZone = z.output<typeof managedZone>;

/** A zone as administrators write it. */
export const newZone = z.strictObject({
  name: typedLine(boardTextLimits.name),
  description: typedText(boardTextLimits.description),
});
export type NewZone = z.output<typeof newZone>;

/** A zone as the merchants who sponsor it see it. */
const ownZone = z.extend(zone, {
  /** Those of its boards that are sold. */
  billboards: z.array(boardId),
  sponsors: z.array(z.strictObject({ id: listingId, title: z.string(), since: z.iso.datetime() })),
});
export type OwnZone = z.output<typeof ownZone>;

const ofZone = z.strictObject({ zoneId: zoneIdInPath });
const ofSponsor = z.strictObject({ zoneId: zoneIdInPath, listingId: listingIdInPath });
const managed = { audience: 'site', rule: { group: 'administrators' } } as const;
const boardIds = z._default(z.array(boardId).check(z.maxLength(mostZoneBoards)), []);

export const listZones = {
  summary: 'All zones with how many boards are sold in each, by their names.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({ items: z.array(zone) }),
} satisfies ServerHalf;

export const listOwnZones = {
  summary: 'The zones that one’s own merchant listings sponsor.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: z.strictObject({
    items: z.array(ownZone),
  }),
} satisfies ServerHalf;

export const readZone = {
  summary: 'A zone with all its boards and its house sponsors.',
  ...managed,
  problems: ['forbidden', 'not-found'],
  params: ofZone,
  response: managedZone,
} satisfies ServerHalf;

export const createZone = {
  summary: 'Makes a zone, without boards at first.',
  ...managed,
  inPerson: true,
  problems: ['forbidden'],
  body: newZone,
  response: managedZone,
} satisfies ServerHalf;

export const changeZone = {
  summary: 'Changes what a zone is called and what is said of it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found', 'precondition-failed'],
  params: ofZone,
  body: newZone,
  response: managedZone,
} satisfies ServerHalf;

export const deleteZone = {
  summary: 'Deletes a zone with its sponsorships; its boards stay, in no zone.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofZone,
  response: z.null(),
} satisfies ServerHalf;

export const changeZoneBoards = {
  summary: 'Puts boards into a zone, out of the one they were in, and takes others out of it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofZone,
  body: z.strictObject({ add: boardIds, remove: boardIds }),
  response: managedZone,
} satisfies ServerHalf;

export const nameZoneSponsor = {
  summary: 'Makes a merchant listing a house sponsor of a zone; one that is one already stays it.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofSponsor,
  response: managedZone,
} satisfies ServerHalf;

export const removeZoneSponsor = {
  summary: 'Takes a merchant listing out of the house sponsors of a zone.',
  ...managed,
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofSponsor,
  response: managedZone,
} satisfies ServerHalf;
