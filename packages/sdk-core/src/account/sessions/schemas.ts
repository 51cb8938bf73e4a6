import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions, groups } from '../../vocabulary/groups.ts';
import { namedCity } from '../../vocabulary/places/city-schema.ts';
import { ownFactors } from '../factor-schemas.ts';
import { currentUser } from './current-user-schemas.ts';

/**
 * The signed-in user; `null` for a visitor
 * (docs/architecture/contract.md#nobody-is-signed-in-and-401).
 */
export const readCurrentUser = {
  summary: 'The signed-in user, or null.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  // Of a session that is over, and of one that is being renewed.
  problems: ['unauthorized', 'unavailable'],
  response: z.nullable(currentUser),
} satisfies ServerHalf;

const ownGroup = z.strictObject({
  name: z.enum(groups),
  /** What one may do in the group; `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
  /** The cities that one is named for; in `city_administrators` alone. */
  cities: z.optional(z.array(namedCity)),
});
export type OwnGroup = z.output<typeof ownGroup>;

/** The memberships that count at this moment. */
export const listOwnGroups = {
  summary: 'The groups of the signed-in user.',
  audience: 'site',
  rule: 'members',
  response: z.array(ownGroup),
} satisfies ServerHalf;

const instant = z.iso.datetime();

/** A session as its owner sees it. */
const ownSession = z.strictObject({
  id: z.uuid(),
  /** Browser and system: `Firefox, Windows`; empty if unknown. */
  device: z.string(),
  /** IANA name that the browser gave: of its clock, which says little of the place. */
  timeZone: z.nullable(z.string()),
  startedAt: instant,
  /** When it was last used, to within five minutes. */
  usedAt: instant,
  isCurrent: z.boolean(),
  /** Origin of the embedding page that it belongs to; null for one of our own site. */
  page: z.nullable(z.string()),
  /** Whether an administrator acts as this user in it. */
  isActing: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** The one in use first, then those used last. */
export const listSessions = {
  summary: 'The sessions of the signed-in user.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  problems: ['forbidden'],
  response: z.array(ownSession),
} satisfies ServerHalf;

export const endSession = {
  summary: 'Ends one of one’s own sessions.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 60,
  params: z.strictObject({ sessionId: z.uuid() }),
  body: z.strictObject(ownFactors),
  response: z.null(),
} satisfies ServerHalf;

export const endAllSessions = {
  summary: 'Signs out everywhere, here included.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject(ownFactors),
  response: z.null(),
} satisfies ServerHalf;
