import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { createSecretToken } from '../secret-token.ts';
import { sessions } from '../tables.ts';
import { describeDevice } from './describe-device.ts';

type NewSession = Omit<ReturnType<typeof createSession>, 'token'> & {
  readonly timeZone?: string | undefined;
  /** Where it is one on an embedding page. */
  readonly page?: {
    readonly key: string;
    readonly origin: string;
    readonly scopes: readonly Scope[];
  };
};

/** A session that starts now and is over after `lifeMs`, with the token that opens it. */
export function createSession(
  { clock, userAgent }: Pick<OperationContext, 'clock' | 'userAgent'>,
  lifeMs: number,
) {
  const now = clock.now();
  return {
    ...createSecretToken(),
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + lifeMs),
    device: describeDevice(userAgent),
  };
}

/** Inserts the session of the person whose id `owner` selects, if any, and answers its id. */
export function insertSession(session: NewSession, owner: SQL): SQL {
  const { tokenHash, createdAt, seenAt, endsAt, device, timeZone, page } = session;
  return sql`insert into ${sessions} (token_hash, user_id, created_at, seen_at, ends_at, device,
      time_zone, embed_key, embed_origin, scopes)
    select ${tokenHash}, owner.id, ${createdAt}::timestamptz, ${seenAt}::timestamptz,
      ${endsAt}::timestamptz, ${device}, ${timeZone ?? null}, ${page?.key ?? null},
      ${page?.origin ?? null}, ${sql.param(page?.scopes ?? null)}::text[]
    from (${owner}) owner
    returning id`;
}
