import { accountStates } from '@boardwalk/sdk-core/access/account-states';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/profile/schemas';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { calledName } from '../account/called-name.ts';
import { countsAt } from '../account/memberships/membership-conditions.ts';
import { fullName, memberships, users } from '../account/tables.ts';
import { requirePersonalAllowance } from '../platform/calls/allowance.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import { pictureOf } from './picture-of.ts';

type Body = EndpointRequest<typeof schemas.searchUsers>['body'];

/** Letters of a name that members who look for others know at least. */
const shortestBeginning = 2;

/** Searches that one member makes in a minute, from wherever. */
const searchesPerMinute = 60;

/**
 * People with an open account, by all that is given; empty texts count as absent. Administrators
 * alone search by last name, telephone and e-mail address, may leave everything out, and see last
 * name, username and state as well, and what they ask for of each account.
 */
export async function searchUsers(
  { body }: EndpointRequest<typeof schemas.searchUsers>,
  context: Pick<OperationContext, 'caller' | 'clock' | 'database' | 'limits'>,
): Promise<EndpointResponse<typeof schemas.searchUsers>> {
  const { caller, database, clock } = context;
  const { userId, groups } = requireMember(caller);
  const isAdministrator = groups.has('administrators');
  if (!isAdministrator) {
    for (const field of ['email', 'phone', 'lastName', 'withAccount'] as const) {
      if (body[field]) throw administratorsOnly(`body.${field}`);
    }
    requireTellingWords(body);
    const what = 'search for people';
    await requirePersonalAllowance(context, { what, userId, perMinute: searchesPerMinute });
  }
  const rows = await database
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      state: users.state,
      profilePictureId: users.profilePictureId,
      email: users.email,
      createdAt: users.createdAt,
      groups: body.withAccount ? groupsOf(clock.now()) : sql<Group[]>`'[]'::json`,
    })
    .from(users)
    .where(and(isShownTo(isAdministrator), ...conditionsOf(body, isAdministrator)))
    .orderBy(
      asc(users.firstName),
      // To others an order would reveal what is not shown.
      ...(isAdministrator ? [asc(users.lastName)] : []),
      asc(users.id),
    )
    .offset(body.start)
    .limit(body.size + 1);
  const items = rows.slice(0, body.size).map((row) => ({
    // The id is that of a row.
    id: row.id as UserId,
    firstName: calledName(row),
    profilePicture: pictureOf(row),
    lastName: isAdministrator ? row.lastName : null,
    username: isAdministrator ? row.username : null,
    state: isAdministrator ? (accountStates.find((state) => state === row.state) ?? null) : null,
    ...(body.withAccount && {
      account: { email: row.email, since: row.createdAt.toISOString(), groups: row.groups },
    }),
  }));
  return { items, hasMore: rows.length > body.size };
}

/** The groups that somebody is in at the time. */
function groupsOf(now: Date): SQL<Group[]> {
  return sql<
    Group[]
  >`(select coalesce(json_agg(${memberships.group} order by ${memberships.group}), '[]')
    from ${memberships} where ${memberships.userId} = ${users.id} and ${countsAt(now)})`;
}

function administratorsOnly(path: string): Problem {
  const fields = [{ path, message: 'expected none' }];
  return new Problem('forbidden', 'Only administrators may do this.', { fields });
}

function requireTellingWords({ firstName, fullName: full, username }: Body): void {
  const names = [firstName, full].filter(Boolean).map((name) => name?.trim() ?? '');
  const areTelling = names.every((name) => [...name].length >= shortestBeginning);
  if (areTelling && (names.length > 0 || username)) return;
  throw new Problem('invalid-request', 'Please say whom you look for.', {
    fields: [{ path: 'body', message: `expected ${shortestBeginning} letters of a name, or more` }],
  });
}

/** Administrators find those too whose account is disabled. */
function isShownTo(isAdministrator: boolean): SQL | undefined {
  const isOpen = eq(users.state, 'active');
  const isDisabled = eq(users.state, 'disabled');
  // People of whom only a listing is known have no account.
  return and(isNotNull(users.username), isAdministrator ? or(isOpen, isDisabled) : isOpen);
}

function conditionsOf(body: Body, isAdministrator: boolean): SQL[] {
  const { firstName, lastName, fullName: full, username, email, phone } = body;
  return [
    ...(firstName ? [beginsWith(sql`lower(${users.firstName})`, firstName)] : []),
    ...(lastName ? [beginsWith(sql`lower(${users.lastName})`, lastName)] : []),
    ...(full ? [isAdministrator ? beginsWith(fullName(users), full) : isCalled(full)] : []),
    ...(username ? [sql`lower(${users.username}) = ${username.trim().toLowerCase()}`] : []),
    ...(email ? [sql`lower(${users.email}) = ${email.trim().toLowerCase()}`] : []),
    ...(phone ? [hasNumber(phone)] : []),
  ];
}

/** By the beginning of a first name or by a whole name: letter by letter nobody spells out a last name. */
function isCalled(full: string): SQL {
  return sql`(${beginsWith(sql`lower(${users.firstName})`, full)} or ${fullName(users)} = ${spaced(full)})`;
}

function spaced(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

function beginsWith(column: SQL, text: string): SQL {
  const beginning = spaced(text).replace(/[\\%_]/g, '\\$&');
  return sql`${column} like ${`${beginning}%`}`;
}

/** The national number, or that with its calling code before it. */
function hasNumber(text: string): SQL {
  const digits = text.replace(/\D/g, '');
  const national = [digits, digits.replace(/^(?:61|1)/, '')];
  return sql`${users.phoneNumber} in ${national} and
    (${users.phoneNumber} = ${digits} or ${users.phoneCode} || ${users.phoneNumber} = ${digits})`;
}
