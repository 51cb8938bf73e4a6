import * as z from 'zod/mini';
import { grantedSite } from '../mailed-link-schemas.ts';

const instant = z.iso.datetime();

/** A session as its owner sees it. */
export const ownSession = z.strictObject({
  id: z.uuid(),
  /** Browser and system: `Firefox, Windows`; empty where nothing tells. */
  device: z.string(),
  /** IANA name that the browser gave; stands for the place. */
  timeZone: z.nullable(z.string()),
  startedAt: instant,
  /** When it was last used, to within five minutes. */
  usedAt: instant,
  isCurrent: z.boolean(),
  /** Origin of the partner's page that it belongs to; null for one of our own site. */
  page: z.nullable(z.string()),
  /** Whether an administrator acts as this user in it. */
  isActing: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** A passkey as its owner knows it. */
export const passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  usedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

/** What gets into an account besides its password. */
export const accountAccess = z.strictObject({
  username: z.string(),
  hasTwoFactor: z.boolean(),
  /** How many are open, on our own site and on partners' pages. */
  sessions: z.int(),
  passkeys: z.array(passkey),
  agreements: z.array(grantedSite),
});
export type AccountAccess = z.output<typeof accountAccess>;

/** How an account is protected. */
export const security = z.strictObject({
  /** Null for an account that came without one. */
  email: z.nullable(z.string()),
  /** Null where a password alone signs in. */
  twoFactor: z.nullable(z.strictObject({ since: instant, recoveryCodesLeft: z.int() })),
  passkeys: z.array(passkey),
  /** Whether an administrator can do nothing of one before two-step sign-in is on. */
  needsTwoStep: z.boolean(),
});
export type Security = z.output<typeof security>;
