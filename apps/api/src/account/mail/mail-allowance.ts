import { createHash } from 'node:crypto';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { callerNetwork } from '@boardwalk/server-parts/http/caller-network';
import { and, count, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { areTo } from '../../platform/mail/mails-to.ts';
import { mails } from '../../platform/tables.ts';
import { lockAddress } from '../lock-address.ts';
import {
  addressInUseMail,
  confirmAccountMail,
  resetPasswordMail,
  usernameMail,
} from './mail-templates.ts';
import { addressTakenMail, changeEmailMail } from './security-mail-templates.ts';

/** Mails that have one budget. */
interface MailKind {
  readonly templates: readonly { readonly name: string }[];
  /** One is always sent where none was for this long, no matter what strangers have requested. */
  readonly alwaysAfterMs?: number;
  /** How many an address gets in an hour, where it is not five. */
  readonly perHour?: number;
}

/** Mail that anybody can have sent to anybody, by typing an address or a name. */
export const accountMailKinds = {
  registration: { templates: [confirmAccountMail, addressInUseMail] },
  reset: { templates: [resetPasswordMail], alwaysAfterMs: 600_000 },
  username: { templates: [usernameMail] },
  newAddress: { templates: [changeEmailMail, addressTakenMail] },
} as const satisfies Readonly<Record<string, MailKind>>;

const perHour = 5;
/** Of these, so that a stranger at one network leaves some to the owner. */
const perHourAndNetwork = 3;

interface AskedMail {
  readonly to: string;
  readonly kind: MailKind;
  /** Absent where the requester is signed in, and is accountable for it. */
  readonly askedFrom?: string;
}

/**
 * Whether one more mail of the kind may go to an address, which gets five of each an hour, three of
 * them by one network. The next request waits until the transaction ends, so that two concurrent
 * ones count as two.
 */
export async function hasMailAllowance(
  transaction: Queries,
  { to, kind, askedFrom }: AskedMail,
  now: Date,
): Promise<boolean> {
  await lockAddress(transaction, to);
  const isFromThere = askedFrom === undefined ? sql`false` : eq(mails.askedFrom, askedFrom);
  const [recent] = await transaction
    .select({
      all: count(),
      fromThere: sql<number>`count(*) filter (where ${isFromThere})`.mapWith(Number),
      lastAt: max(mails.createdAt),
    })
    .from(mails)
    .where(
      and(
        areTo(to),
        gt(mails.createdAt, new Date(now.getTime() - hourMs)),
        inArray(
          mails.template,
          kind.templates.map(({ name }) => name),
        ),
      ),
    );
  if (!recent) return false;
  const sinceLastMs = recent.lastAt ? now.getTime() - recent.lastAt.getTime() : hourMs;
  if (kind.alwaysAfterMs !== undefined && sinceLastMs >= kind.alwaysAfterMs) return true;
  return recent.all < (kind.perHour ?? perHour) && recent.fromThere < perHourAndNetwork;
}

/** Returns the network that requested a mail, as it is stored for an hour. */
export function requestNetwork({ address }: { readonly address: string }): string {
  return createHash('sha256').update(callerNetwork(address)).digest('hex');
}
