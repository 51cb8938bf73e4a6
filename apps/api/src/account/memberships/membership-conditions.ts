import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { memberships, users } from '../tables.ts';

/** A time, or its place in a prepared query. */
type Time = Date | Placeholder;

/** Whether a membership's time has not run out. */
export function countsAt(now: Time): SQL {
  return sql`(${memberships.endsAt} is null or ${memberships.endsAt} > ${now})`;
}

/** Whether a column names somebody with an active account who looks after the group. */
export function administers(person: AnyColumn, group: AnyColumn | Group, now: Time): SQL {
  return sql`exists (
    select from ${memberships} join ${users} leader on leader.id = ${memberships.userId}
    where ${memberships.userId} = ${person} and leader.state = 'active' and ${countsAt(now)}
      and (${memberships.group} = 'administrators'
        or ${memberships.group} = ${group} and 'administration' = any(${memberships.actions}))
  )`;
}
