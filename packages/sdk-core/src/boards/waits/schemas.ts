import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { boardId, boardIdInPath, listingId, listingIdInPath } from '../../vocabulary/ids.ts';
import { board } from '../schemas.ts';

/** That a listing waits for a place on a board. */
export const wait = z.strictObject({ id: boardId, since: z.iso.datetime() });
export type Wait = z.output<typeof wait>;

/** A board on which one of one's own listings waits. */
const ownWait = z.strictObject({
  board,
  listing: z.strictObject({ id: listingId, title: z.string() }),
  since: z.iso.datetime(),
});
export type OwnWait = z.output<typeof ownWait>;

const ofOne = z.strictObject({ id: boardIdInPath, listingId: listingIdInPath });

export const listOwnWaits = {
  summary: 'The boards on which one’s own merchant listings wait for a place, the longest first.',
  audience: 'embed:boards',
  rule: 'members',
  tellsHidden: 'own',
  response: z.strictObject({ waits: z.array(ownWait) }),
} satisfies ServerHalf;

export const readWaits = {
  summary: 'The boards on which one’s own merchant listing waits for a place.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found'],
  tellsHidden: 'own',
  params: z.strictObject({ listingId: listingIdInPath }),
  response: z.strictObject({ waits: z.array(wait) }),
} satisfies ServerHalf;

export const joinWaits = {
  summary:
    'Has a mail sent, once, when a place becomes free for one’s own merchant listing on a board that has none for it.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found', 'conflict'],
  callsPerMinute: 60,
  params: ofOne,
  response: wait,
} satisfies ServerHalf;

export const leaveWaits = {
  summary: 'Waits no longer for a place on a board; nothing more is mailed about it.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found'],
  params: ofOne,
  response: z.null(),
} satisfies ServerHalf;
