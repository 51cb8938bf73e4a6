import { createHash } from 'node:crypto';
import { type EndableMail, type MailKind, mailKinds } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { brokenLink } from '../../account/mail/mailed-token.ts';
import { users } from '../../account/tables.ts';
import type { ExtendedPlatform, Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  type AddressMail,
  addressMails,
  type RefusableMail,
  refusableMails,
} from './address-mail.ts';

/** Whose mail: an account's, or that of an address without one. */
type Whose =
  | { readonly userId: number; readonly addressId?: undefined }
  | { readonly addressId: number; readonly userId?: undefined };

/** What a token is to end, and the address that it is mailed to. */
export type Mailed = Whose & { readonly kind: MailKind; readonly email: string };

/** What a token can end, as long as its owner has the address that it was mailed to. */
export type UnsubscribeTarget =
  | { readonly kind: MailKind; readonly userId: number }
  | { readonly kind: MailKind; readonly mail: AddressMail; readonly addressId: number }
  | {
      readonly kind: EndableMail;
      readonly refusable: RefusableMail;
      readonly addressHash: string;
    };

/** Mail is stored for long, and its links are followed late. */
const lifeMs = 366 * dayMs;
const about = 'unsubscribe';

const facts = [z.int(), z.enum(mailKinds), z.int(), z.string()] as const;
const refusal = z.tuple([z.string(), z.literal('alerts.confirming'), z.int()]);
const sealedFacts = z.union([z.tuple(facts), z.tuple([...facts, z.literal('address')]), refusal]);

/** Returns a value that distinguishes addresses and reveals nothing of them. */
const fingerprint = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16);

/**
 * Makes a token that ends mail of a kind to an address: sealed by the server's key, it is stored
 * nowhere.
 */
export function makeUnsubscribeToken(
  { secrets }: Pick<Platform, 'secrets'>,
  { userId, addressId, kind, email }: Mailed,
  now: Date,
): string {
  const rest = [kind, now.getTime(), fingerprint(email)];
  const sealed = userId === undefined ? [addressId, ...rest, 'address'] : [userId, ...rest];
  return secrets.seal(JSON.stringify(sealed), about);
}

/** Makes a token that refuses mail to an address for good, by the hash that it is stored under. */
export function makeRefusalToken(
  { secrets }: Pick<Platform, 'secrets'>,
  { kind, addressHash }: Pick<RefusableMail, 'kind'> & { readonly addressHash: string },
  now: Date,
): string {
  return secrets.seal(JSON.stringify([addressHash, kind, now.getTime()]), about);
}

type Surroundings = Pick<ExtendedPlatform, 'extensions' | 'secrets'>;

/** Whose mail of what kind a token ends; `gone` where it is forged or old, or the address another’s. */
export async function openUnsubscribeToken(
  { secrets, extensions }: Surroundings,
  queries: Queries,
  token: string,
  now: Date,
): Promise<UnsubscribeTarget> {
  const sealed = readSealed(secrets, token);
  if (now.getTime() - sealed[2] > lifeMs) throw brokenLink();
  if (sealed[1] === 'alerts.confirming') {
    const [addressHash, kind] = sealed;
    const refusable = extensions.byKey(refusableMails).get(kind);
    if (!refusable) throw brokenLink();
    return { kind, refusable, addressHash };
  }
  const [id, kind, , mailedTo, whose] = sealed;
  if (whose === undefined) {
    requireSame(await findUserEmail(queries, id), mailedTo);
    return { kind, userId: id };
  }
  const mail = extensions.byKey(addressMails).get(kind);
  if (!mail) throw brokenLink();
  requireSame(await mail.findEmail(queries, id), mailedTo);
  return { kind, mail, addressId: id };
}

async function findUserEmail(queries: Queries, userId: number): Promise<string | undefined> {
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? undefined;
}

function requireSame(email: string | undefined, mailedTo: string): void {
  if (email === undefined || fingerprint(email) !== mailedTo) throw brokenLink();
}

function readSealed(secrets: Platform['secrets'], token: string) {
  try {
    return z.parse(sealedFacts, JSON.parse(secrets.open(token, about)));
  } catch (error) {
    // Whatever is wrong with it, nobody has sealed it with a key that still counts.
    throw brokenLink(error);
  }
}
