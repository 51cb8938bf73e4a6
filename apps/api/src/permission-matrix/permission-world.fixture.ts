import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { accessRows } from '../access/permission-rows.fixture.ts';
import { storeSession, testCity } from '../account/account.fixture.ts';
import { accountRows } from '../account/permission-rows.fixture.ts';
import { memberships, users } from '../account/tables.ts';
import { adminRows } from '../admin/permission-rows.fixture.ts';
import { alertsRows } from '../alerts/permission-rows.fixture.ts';
import { billingRows } from '../billing/permission-rows.fixture.ts';
import { boardsRows } from '../boards/permission-rows.fixture.ts';
import { cartRows } from '../cart/permission-rows.fixture.ts';
import { storeEmbeddedSession, storeSite } from '../embeds/embeds.fixture.ts';
import { embedsRows } from '../embeds/permission-rows.fixture.ts';
import { siteDirectory } from '../embeds/sites/site-directory.ts';
import { inboxRows } from '../inbox/permission-rows.fixture.ts';
import { licenseRows } from '../licenses/permission-rows.fixture.ts';
import { listingsRows } from '../listings/permission-rows.fixture.ts';
import { mediaRows } from '../media/permission-rows.fixture.ts';
import { orderRows } from '../orders/permission-rows.fixture.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import {
  isActing,
  isKeyless,
  pageRoles,
  type Role,
  roles,
  type Somebody,
} from '../platform/permission-rows/roles.fixture.ts';
import type {
  NewWorld,
  PermissionRows,
  ThingRow,
} from '../platform/permission-rows/rows.fixture.ts';
import { postingRows } from '../posting/permission-rows.fixture.ts';
import { shopsRows } from '../shops/permission-rows.fixture.ts';
import { siteRows } from '../site/permission-rows.fixture.ts';

/** What each domain provides to the matrix; a new one adds its line. */
export const rows: readonly PermissionRows[] = [
  accountRows,
  accessRows,
  embedsRows,
  mediaRows,
  listingsRows,
  postingRows,
  inboxRows,
  alertsRows,
  billingRows,
  boardsRows,
  licenseRows,
  shopsRows,
  cartRows,
  orderRows,
  siteRows,
  adminRows,
];

/** What calls are about, and a cookie for each role. */
export interface World extends Pick<NewWorld, 'idOf'> {
  readonly cookies: ReadonlyMap<Role, string | undefined>;
  /** Of the embed site whose pages call. */
  readonly siteKey: string;
  /** What fills the parameter of each thing. */
  readonly values: ReadonlyMap<ThingRow, string | number>;
}

/** New people with new sessions, and one of each kind of thing. */
export async function makeWorld(platform: Platform): Promise<World> {
  const { database } = platform;
  const idOf = await makePeople(database);
  const site = await storeSite(database, idOf('partners'));
  siteDirectory(platform).forget();
  const values = new Map<ThingRow, string | number>();
  // A thing may be one of those of a domain before its own.
  for (const { things } of rows) {
    const make = async (row: ThingRow) =>
      values.set(row, await row.make({ platform, siteId: site.id, idOf }));
    await Promise.all(things.map(make));
  }
  const cookies = roles.map(async (role) => {
    return [role, await openSession(database, role, { idOf, siteKey: site.live })] as const;
  });
  return {
    idOf,
    siteKey: site.live,
    values,
    cookies: new Map(await Promise.all(cookies)),
  };
}

/** Somebody new in each role, with the groups that it is called by. */
async function makePeople(database: Queries): Promise<NewWorld['idOf']> {
  const stored = await database
    .insert(users)
    .values([...roles, 'target'].map((lastName) => ({ firstName: 'Rosa', lastName })))
    .returning({ id: users.id, lastName: users.lastName });
  const idOf = (person: Somebody) =>
    stored.find(({ lastName }) => lastName === person)?.id ?? Number.NaN;
  const createdAt = new Date(0);
  const administrator = { group: 'administrators', createdAt } as const;
  await database.insert(memberships).values([
    ...groups.map((group) => ({
      userId: idOf(group),
      group,
      cities: group === 'city_administrators' ? [testCity] : [],
      createdAt,
    })),
    { ...administrator, userId: idOf('administrator whose time ran out'), endsAt: new Date(1) },
    { ...administrator, userId: idOf('administrator acting as the owner') },
  ]);
  return idOf;
}

/** The cookies of a role. */
async function openSession(
  database: Queries,
  role: Role,
  { idOf, siteKey: key }: Pick<World, 'idOf' | 'siteKey'>,
): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  const onPage = pageRoles[role];
  if (onPage) {
    const session = { userId: idOf(onPage.as), key, scopes: [...onPage.may] };
    return `__Host-bw-embed=${await storeEmbeddedSession(database, session)}`;
  }
  if (isKeyless(role)) {
    const userId = idOf('administrators');
    const onPages = await storeEmbeddedSession(database, { userId, key });
    return `${await storeSession(database, userId)}; __Host-bw-embed=${onPages}`;
  }
  return isActing(role)
    ? storeSession(database, idOf('owner'), idOf(role))
    : storeSession(database, idOf(role));
}
