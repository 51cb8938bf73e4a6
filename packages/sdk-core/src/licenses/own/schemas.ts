import * as z from 'zod/mini';
import { board, outageTimes } from '../../boards/schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { image } from '../../media/schemas.ts';
import { boardId, boardIdInPath, listingId } from '../../vocabulary/ids.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { license, returnedStates } from '../license-schemas.ts';
import { largestSeats } from '../plans/plan-terms.ts';
import { licenseStandings } from './license-standings.ts';

const instant = z.iso.datetime();
const byUuid = z.strictObject({ uuid: z.uuid() });
const byUuidAndBoard = z.strictObject({ uuid: z.uuid(), billboardId: boardIdInPath });

/**
 * Where a payment stands: it is under way, was made, came to nothing, is on its way back, has come
 * back, or was taken back by the bank as the charge was disputed.
 */
export const licensePaymentStates = ['open', 'paid', 'failed', ...returnedStates] as const;

const licensePayment = z.strictObject({
  id: z.uuid(),
  license: z.uuid(),
  licensee: listingId,
  /** That of the listing, now. */
  title: z.string(),
  amount: money,
  state: z.enum(licensePaymentStates),
  /** The number of its receipt; null where what it was for never began to run, or is older than receipts. */
  receipt: z.nullable(z.string()),
  createdAt: instant,
});
export type LicensePayment = z.output<typeof licensePayment>;

/** A merchant listing as its owner chooses it for a licence. */
const licensee = z.strictObject({
  id: listingId,
  title: z.string(),
  subcategory: z.nullable(z.string()),
  city: z.nullable(z.string()),
  primaryImage: z.nullable(image),
});
export type Licensee = z.output<typeof licensee>;

export const listLicensees = {
  summary:
    'One’s merchant listings for which licences are sold, the latest change first; those that wait for a look, or are paused, are among them.',
  audience: 'embed:boards',
  rule: 'members',
  tellsHidden: 'own',
  response: z.array(licensee),
} satisfies ServerHalf;

/** A board on which one of one's listings has a place. */
const ownBoard = z.extend(board, {
  licensee: listingId,
  license: z.uuid(),
  /** The city that it stands in or near; null where there is none around. */
  city: z.nullable(z.string()),
  /** The outage of this moment, or the next one that is announced; else the last that is owed for. */
  outage: z.nullable(
    z.extend(outageTimes, {
      reason: z.string(),
      /** Whether one is owed another place or the price of the days by now. */
      isOwed: z.boolean(),
    }),
  ),
});
export type OwnBoard = z.output<typeof ownBoard>;

export const listLicenses = {
  summary:
    'One’s licences that run or are being paid for, or those that have ended; the newest first.',
  audience: 'embed:boards',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject({
    ...pageQuery({ defaultSize: 1000, maximumSize: 1000 }),
    standing: z._default(z.enum(licenseStandings), 'running'),
  }),
  response: z.array(license),
} satisfies ServerHalf;

export const readLicense = {
  summary: 'A licence of one’s own, over or not.',
  audience: 'embed:boards',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: byUuid,
  response: license,
} satisfies ServerHalf;

export const readLicenseReceipt = {
  summary:
    'The receipt of a licence of one’s own as a PDF, with its words in the reader’s language. What never began to run has none, nor has what is older than receipts.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found'],
  callsPerMinute: 60,
  params: byUuid,
  query: z.strictObject({ language: z._default(z.enum(supportedLocales), 'en-CA') }),
  response: z.file(),
} satisfies ServerHalf;

export const endLicense = {
  summary:
    'Ends a licence with its places; nothing is paid back. One that is being paid for is cancelled, whether the payment provider answers or not: what it charges all the same goes back.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'unavailable'],
  params: byUuid,
  response: z.null(),
} satisfies ServerHalf;

export const changeRenewal = {
  summary:
    'Stops the renewal of a licence that runs. Licences do not renew by themselves yet: each ends when it is due, and the same can be bought again then.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 60,
  params: byUuid,
  body: z.strictObject({ renews: z.literal(false) }),
  response: license,
} satisfies ServerHalf;

export const addLicenseBoard = {
  summary: 'Takes a place on one more board, where the plan has a seat left and the board a place.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 120,
  params: byUuidAndBoard,
  response: license,
} satisfies ServerHalf;

export const changeLicenseSeats = {
  summary: 'Moves a licence to other boards, all of them or none, within the seats of its plan.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 60,
  bodyBytes: 64_000,
  params: byUuid,
  body: z.strictObject({ seats: z.array(boardId).check(z.maxLength(largestSeats)) }),
  response: license,
} satisfies ServerHalf;

export const removeLicenseBoard = {
  summary: 'Gives a place on a board up; the seat is free for another board.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 120,
  params: byUuidAndBoard,
  response: license,
} satisfies ServerHalf;

export const listBoardMembers = {
  summary: 'The merchants who have a place on a board, as far as the public may see them.',
  audience: 'public',
  rule: 'anyone',
  params: z.strictObject({ billboardId: boardIdInPath }),
  response: z.array(z.strictObject({ licensee: listingId, title: z.string() })),
} satisfies ServerHalf;

export const listLicensePayments = {
  summary: 'What one has paid for licences, the newest first, from after a payment on.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  body: z.strictObject({
    /** The last payment of the page before. */
    after: z.optional(z.uuid()),
    size: z._default(z.int().check(z.gte(1), z.lte(100)), 100),
  }),
  response: z.strictObject({ items: z.array(licensePayment), total: z.int() }),
} satisfies ServerHalf;

export const listBoardSubscriptions = {
  summary: 'The boards on which one’s listings have a place, each with its licence and its outage.',
  audience: 'embed:boards',
  rule: 'members',
  tellsHidden: 'own',
  response: z.array(ownBoard),
} satisfies ServerHalf;
