import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import {
  type EndpointPolicy,
  isOpenEndpoint,
  openingScopes,
} from '@boardwalk/sdk-core/http/server-half';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import {
  isActing,
  isKeyless,
  lookedAfter,
  pageRoles,
  type Role,
} from '../platform/permission-rows/roles.fixture.ts';
import type { Standing, ThingRow } from '../platform/permission-rows/rows.fixture.ts';
import { rows, type World } from './permission-world.fixture.ts';

export const things = rows.flatMap((row) => row.things);

/** An endpoint with who may call it. */
export type GuardedEndpoint = Endpoint & EndpointPolicy;

/** The problem that a role meets at an endpoint by its declared rule, or null for none. */
export function expectedRefusal(
  endpoint: GuardedEndpoint,
  role: Role,
): 'unauthorized' | 'forbidden' | 'not-found' | 'origin-not-allowed' | null {
  const { rule, path, inPerson } = endpoint;
  const onPage = pageRoles[role];
  if (onPage) return refusalOnPage(endpoint, onPage);
  if (isKeyless(role)) return isOpenEndpoint(endpoint) ? null : 'origin-not-allowed';
  if (rule === 'anyone') return isActing(role) && inPerson ? 'forbidden' : null;
  if (role === 'visitor') return 'unauthorized';
  if (isActing(role) && inPerson) return 'forbidden';
  if (rule === 'members' || role === 'administrators') return null;
  if ('group' in rule) return role === rule.group ? null : 'forbidden';
  if ('groups' in rule) {
    const group = role === 'who looks after the group' ? lookedAfter : role;
    return rule.groups.some((name) => name === group) ? null : 'forbidden';
  }
  const { rights, stranger } = standingAt(path);
  const held = rights[isActing(role) ? 'owner' : role] ?? [];
  if (held.includes('administration') || held.includes(rule.may)) return null;
  return held.length > 0 ? 'forbidden' : stranger;
}

/** Administrators are none on a page, and what is for our own site alone no page may call. */
function refusalOnPage(
  endpoint: GuardedEndpoint,
  { as, may }: { as: Role; may: readonly Scope[] },
) {
  const { audience } = endpoint;
  if (audience === 'site') return 'origin-not-allowed';
  const isOpen =
    audience === 'public' || openingScopes(audience).some((scope) => may.includes(scope));
  if (!isOpen) return 'forbidden';
  return expectedRefusal(endpoint, as === 'administrators' ? 'user' : as);
}

/**
 * The table that holds the line of a call: what an administrator does as somebody else, and reads
 * of what is hidden. A safe call changes nothing beside it.
 */
export function trailOf(
  { method, reads, tellsHidden }: GuardedEndpoint,
  role: Role,
): 'audit_entries' | 'hidden_readings' | undefined {
  if (isActing(role)) {
    if (method !== 'GET' && !reads) return 'audit_entries';
    return tellsHidden && 'hidden_readings';
  }
  return role === 'administrators' && tellsHidden === 'others' ? 'hidden_readings' : undefined;
}

const parameters = /\{\w+\}/g;

/** The address of an endpoint about the things of a world. */
export function fillAddress({ path }: Endpoint, { values }: World): string {
  return path.replace(parameters, (parameter, index: number) =>
    String(values.get(thingNamedBy(path.slice(0, index + parameter.length)))),
  );
}

/** What the parameters of a path name, in their order. */
export function thingsAt(path: string): ThingRow[] {
  return [...path.matchAll(parameters)].map(({ 0: parameter, index }) =>
    thingNamedBy(path.slice(0, index + parameter.length)),
  );
}

/**
 * Returns the row with the longest part of the path; a path that no row names, or two do, is a
 * mistake.
 */
function thingNamedBy(start: string): ThingRow {
  const parts = things.flatMap((row) => row.at.map((part) => ({ row, part })));
  const fitting = parts.filter(({ part }) => start.endsWith(part));
  const longest = Math.max(...fitting.map(({ part }) => part.length));
  const [found, ...others] = fitting.filter(({ part }) => part.length === longest);
  if (!found || others.length > 0) {
    throw new Error(`${start} is named by ${fitting.length} rows of the matrix, in place of one.`);
  }
  return found.row;
}

function standingAt(path: string): Standing {
  const standing = thingsAt(path).find((row) => row.standing)?.standing;
  if (standing) return standing;
  throw new Error(`No row of the matrix says what the roles are to the thing at ${path}.`);
}

/** A body with which the call reaches what the operation itself refuses. */
export function bodyOf(name: string, world: World): object {
  const [body, ...others] = rows.flatMap(({ bodies }) => bodies?.[name] ?? []);
  if (others.length > 0) throw new Error(`Two domains have a body of ${name}.`);
  return body?.(world) ?? {};
}
