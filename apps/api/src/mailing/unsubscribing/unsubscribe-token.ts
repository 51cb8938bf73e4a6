import { createHash } from 'node:crypto';
import { type MailKind, mailKinds } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { brokenLink } from '../../account/mail/mailed-token.ts';
import { users } from '../../account/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';

/** What a token can end, as long as the account has the address that it was mailed to. */
export interface Unsubscription {
  readonly userId: number;
  readonly kind: MailKind;
}

interface Mailed extends Unsubscription {
  readonly email: string;
}

/** Mail is kept for long, and its links are pressed late. */
const lifeMs = 366 * 86_400_000;
const about = 'unsubscribe';

const sealedFacts = z.tuple([z.int(), z.enum(mailKinds), z.int(), z.string()]);

/** Told apart, and nothing of it told. */
const fingerprint = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 16);

/** A token that ends mail of a kind to an address: sealed by the server's key, it is kept nowhere. */
export function makeUnsubscribeToken(
  { secrets }: Pick<Platform, 'secrets'>,
  { userId, kind, email }: Mailed,
  now: Date,
): string {
  return secrets.seal(JSON.stringify([userId, kind, now.getTime(), fingerprint(email)]), about);
}

/** Whose mail of what kind a token ends; `gone` where it is forged or old, or the address another’s. */
export async function openUnsubscribeToken(
  { secrets }: Pick<Platform, 'secrets'>,
  queries: Queries,
  token: string,
  now: Date,
): Promise<Unsubscription> {
  const [userId, kind, madeAt, mailedTo] = readSealed(secrets, token);
  if (now.getTime() - madeAt > lifeMs) throw brokenLink();
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.email || fingerprint(user.email) !== mailedTo) throw brokenLink();
  return { userId, kind };
}

function readSealed(secrets: Platform['secrets'], token: string) {
  try {
    return z.parse(sealedFacts, JSON.parse(secrets.open(token, about)));
  } catch (error) {
    // Whatever is wrong with it, nobody has sealed it with a key that still counts.
    throw brokenLink(error);
  }
}
