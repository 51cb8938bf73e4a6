import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { demoAddress } from '../../account/demo-address.ts';
import { users } from '../../account/tables.ts';
import type { DemoPlatform } from '../demo-part.ts';

const yearMs = 365 * dayMs;

/**
 * Opens an account for each of the demo's other people, so that readers of their listings can write
 * to them. Without a password nobody signs in to it.
 */
export async function openOwnerAccounts({ database }: DemoPlatform, today: number): Promise<void> {
  const username = sql`'neighbour-' || ${users.id}`;
  await database
    .update(users)
    .set({
      username,
      email: sql`${username} || ${demoAddress('')}`,
      // Mail about what they post is sent at once, as for users who are not new.
      createdAt: new Date(today - yearMs),
    })
    .where(and(isNull(users.username), isNull(users.email), eq(users.state, 'active')));
}
