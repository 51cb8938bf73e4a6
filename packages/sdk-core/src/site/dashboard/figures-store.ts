import { listOwnInvitations } from '../../access/object-invitations/endpoints.ts';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointResponse } from '../../http/endpoint.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { countUnread } from '../../inbox/threads/endpoints.ts';
import { listLicenses } from '../../licenses/own/endpoints.ts';
import { countOwnListings } from '../../posting/own/endpoints.ts';
import type * as schemas from '../../posting/own/schemas.ts';

/** What the dashboard begins with; what could not be had is absent. */
export interface DashboardFigures {
  readonly listings?: EndpointResponse<typeof schemas.countOwnListings> | undefined;
  /** Messages that wait to be read. */
  readonly unread?: number | undefined;
  /** Invitations to listings that wait for an answer. */
  readonly invitations?: number | undefined;
  /** Licences that run: how many, and which of them is due first. */
  readonly licenses?: { readonly count: number; readonly dueAt: string; readonly timeZone: string };
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for all of them at once; one that is refused leaves the others. */
export async function requestFigures(
  { client }: Client,
  signal?: AbortSignal,
): Promise<DashboardFigures> {
  const options = signal ? { signal } : {};
  const unlessRefused = <Answer>(call: Promise<Answer>) => call.catch(() => undefined);
  const [listings, unread, invitations, licenses] = await Promise.all([
    unlessRefused(client.call(countOwnListings, {}, options)),
    unlessRefused(client.call(countUnread, {}, options)),
    unlessRefused(client.call(listOwnInvitations, {}, options)),
    unlessRefused(client.call(listLicenses, {}, options)),
  ]);
  const running = (licenses ?? []).filter(({ state }) => state === 'ACTIVE');
  const [first] = running.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  return {
    listings,
    unread: unread?.count,
    invitations: invitations?.items.filter(({ state }) => state === 'pending').length,
    ...(first && {
      licenses: { count: running.length, dueAt: first.dueAt, timeZone: first.timeZone },
    }),
  };
}

/** Creates the store of the signed-in user's figures; a server may have loaded them already. */
export function createFiguresStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
  known?: DashboardFigures,
): RemoteStore<DashboardFigures> {
  return createRemote<DashboardFigures>({
    owner: signedIn(env),
    request: (signal) => requestFigures(env, signal),
    none: {},
    topics: ['inbox'],
    initial: known,
  });
}
