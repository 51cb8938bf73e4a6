import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { type EndpointPolicy, isOpenEndpoint } from '@boardwalk/sdk-core/http/server-half';
import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { type Scope, scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { invitations, objectPermissions } from './access/tables.ts';
import { storeSession } from './access/testing.ts';
import { memberships, users } from './account/tables.ts';
import { siteDirectory } from './embeds/site-directory.ts';
import { storeEmbeddedSession, storeSite } from './embeds/testing.ts';
import { insertListings } from './listings/insert-listings.ts';
import { makeListing } from './listings/testing.ts';
import type { Platform } from './platform/operation.ts';

/** Who calls. The listing and the group that the calls are about stand in the world. */
export const roles = [
  'visitor',
  'user',
  'owner of the listing',
  'owner of another listing',
  ...groups,
  'who looks after the group',
  'reader of the listing',
  'delegate of the owner',
  'delegate whose time ran out',
  'administrator whose time ran out',
  'administrator acting as the owner',
  'page of the owner of the listing',
  'page of a partner, with every scope',
  'page of an administrator, with every scope',
  'page without a key, with an administrator’s cookies',
] as const;
export type Role = (typeof roles)[number];

/** Who calls from a partner's page, as whom, and what the session there may do. */
const pageRoles: Partial<Readonly<Record<Role, { as: Role; may: readonly Scope[] }>>> = {
  'page of the owner of the listing': { as: 'owner of the listing', may: ['profile:basic'] },
  'page of a partner, with every scope': { as: 'partners', may: scopes },
  'page of an administrator, with every scope': { as: 'administrators', may: scopes },
};

/** A page that nobody registered. A browser would send no cookies with its calls; here some come. */
export function isKeyless(role: Role): boolean {
  return role === 'page without a key, with an administrator’s cookies';
}

export function isOnPage(role: Role): boolean {
  return pageRoles[role] !== undefined;
}

/** What calls are about, and a cookie for each role. */
export interface World {
  readonly cookies: ReadonlyMap<Role, string | undefined>;
  /** Of the partner's site whose pages call. */
  readonly siteKey: string;
  readonly listingId: number;
  readonly targetId: number;
  /** Of an invitation to the group that waits. */
  readonly invitationId: string;
}

/** New people with new sessions, a hidden listing, and somebody about whom calls may be. */
export async function makeWorld(platform: Platform): Promise<World> {
  const { database } = platform;
  const people = [...roles, 'target'] as const;
  const stored = await database
    .insert(users)
    .values(people.map((lastName) => ({ firstName: 'Rosa', lastName })))
    .returning({ id: users.id, lastName: users.lastName });
  const idOf = (person: Role | 'target') =>
    stored.find(({ lastName }) => lastName === person)?.id ?? Number.NaN;
  const targetId = idOf('target');
  const ownerId = idOf('owner of the listing');
  const [listingId = Number.NaN] = await insertListings(database, [
    makeListing('property', { ownerId, status: 'Hold' }),
    makeListing('property', { ownerId: idOf('owner of another listing'), status: 'Hold' }),
  ]);
  const createdAt = new Date(0);
  const past = { createdAt, endsAt: new Date(1) };
  await database.insert(memberships).values([
    ...groups.map((group) => ({ userId: idOf(group), group, createdAt })),
    { userId: targetId, group: 'merchants', createdAt },
    {
      userId: idOf('who looks after the group'),
      group: 'merchants',
      actions: ['administration'],
      createdAt,
    },
    { userId: idOf('administrator whose time ran out'), group: 'administrators', ...past },
    { userId: idOf('administrator acting as the owner'), group: 'administrators', createdAt },
  ]);
  const listing = { objectType: 'listing', objectId: String(listingId) };
  const all = { ...listing, actions: ['administration' as const] };
  await database.insert(objectPermissions).values([
    { ...listing, userId: idOf('reader of the listing'), actions: ['read'], createdAt },
    { ...listing, userId: targetId, actions: ['read'], createdAt },
    { ...all, userId: idOf('delegate of the owner'), createdAt },
    { ...all, userId: idOf('delegate whose time ran out'), ...past },
  ]);
  const [invitation] = await database
    .insert(invitations)
    .values({
      tokenHash: crypto.randomUUID(),
      group: 'merchants',
      email: 'waiting@example.org',
      actions: ['create'],
      invitedBy: idOf('administrators'),
      createdAt,
      expiresAt: new Date('2100-01-01T00:00:00Z'),
    })
    .returning({ id: invitations.id });
  const site = await storeSite(database, idOf('partners'));
  siteDirectory(platform).forget();
  const cookies = await Promise.all(
    roles.map(async (role) => {
      const onPage = pageRoles[role];
      if (onPage) {
        const session = { userId: idOf(onPage.as), key: site.live, scopes: [...onPage.may] };
        return [role, `__Host-bw-embed=${await storeEmbeddedSession(database, session)}`] as const;
      }
      if (role === 'visitor') return [role, undefined] as const;
      if (isKeyless(role)) {
        const userId = idOf('administrators');
        const onPages = await storeEmbeddedSession(database, { userId, key: site.live });
        const own = await storeSession(database, userId, null);
        return [role, `${own}; __Host-bw-embed=${onPages}`] as const;
      }
      const [userId, actorId] = isActing(role) ? [ownerId, idOf(role)] : [idOf(role), null];
      return [role, await storeSession(database, userId, actorId)] as const;
    }),
  );
  return {
    cookies: new Map(cookies),
    siteKey: site.live,
    listingId,
    targetId,
    invitationId: invitation?.id ?? '',
  };
}

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
    const group = role === 'who looks after the group' ? 'merchants' : role;
    return rule.groups.some((name) => name === group) ? null : 'forbidden';
  }
  if (path.includes('/groups/')) return role === 'who looks after the group' ? null : 'forbidden';
  if (role === 'reader of the listing') return rule.may === 'read' ? null : 'forbidden';
  const isOwners = role === 'owner of the listing' || isActing(role);
  return isOwners || role === 'delegate of the owner' ? null : 'not-found';
}

/** Administrators are none on a page, and what is for our own site alone no page may call. */
function refusalOnPage(
  endpoint: GuardedEndpoint,
  { as, may }: { as: Role; may: readonly Scope[] },
) {
  const { audience } = endpoint;
  if (audience === 'site') return 'origin-not-allowed';
  const isOpen = audience === 'public' || may.some((scope) => audience === `embed:${scope}`);
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

function isActing(role: Role): boolean {
  return role === 'administrator acting as the owner';
}

/** An id that none of the things which have such ids has. */
const nobodys = '00000000-0000-4000-8000-000000000000';

/** The address of an endpoint about the world's listing, group and user. */
export function fillAddress({ path }: Endpoint, world: World): string {
  const values: Readonly<Record<string, string | number>> = {
    id: idIn(path, world),
    user: world.targetId,
    userId: world.targetId,
    type: 'property',
    category: 'property',
    g: 'merchants',
    country: 'CA',
    key: 'none',
    sessionId: nobodys,
    passkeyId: nobodys,
    slug: 'none',
    challenge: 'x'.repeat(43),
    file: '0'.repeat(32),
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path}: the matrix has no value for {${name}}.`);
    return String(value);
  });
}

/** What `{id}` stands for: that depends on what the path is about. */
function idIn(path: string, { targetId, invitationId, listingId }: World): string | number {
  if (path.includes('/user/')) return targetId;
  if (path.includes('/invite/')) return nobodys;
  return path.includes('/invitations/') ? invitationId : listingId;
}

/** Bodies of the calls that an operation refuses itself, once it has read them. */
export function bodyOf(name: string, world: World): object {
  const bodies: Readonly<Record<string, object>> = {
    grantPermissions: { userId: world.targetId, permissions: ['write'] },
    addMember: { group: 'merchants' },
    inviteMember: { email: 'somebody@example.org' },
    readInvitation: { token: 'x' },
    acceptInvitation: { token: 'x' },
    changeGroupSettings: { note: 'Welcome', membershipDays: null },
  };
  return bodies[name] ?? {};
}
