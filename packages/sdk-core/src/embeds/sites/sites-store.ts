import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { Input } from '../../vocabulary/schema.ts';
import {
  changeEmbedSite,
  checkEmbedOrigin,
  createEmbedSite,
  listEmbedSites,
  readEmbedCounts,
  removeEmbedSite,
  revokeEmbedKey,
  rotateEmbedKey,
} from './endpoints.ts';
import type { EmbedCounts, createEmbedSite as schemas } from './schemas.ts';
import type { EmbedKey, EmbedSite } from './site-schemas.ts';

/** A site as its owner fills it in. */
export type SiteFacts = Input<(typeof schemas)['body']>;

/** The signed-in user's sites; actions reject with a `Problem` and leave the list as it is. */
export interface SitesStore extends RemoteStore<readonly EmbedSite[]> {
  create(facts: SiteFacts): Promise<void>;
  change(id: EmbedSite['id'], facts: SiteFacts): Promise<void>;
  remove(id: EmbedSite['id']): Promise<void>;
  rotate(id: EmbedSite['id'], kind: EmbedKey['kind']): Promise<void>;
  revoke(id: EmbedSite['id'], key: string): Promise<void>;
  /** Has an origin's proof looked for now. */
  check(id: EmbedSite['id'], origin: string): Promise<void>;
}

export function createSitesStore(env: Pick<SharingEnvironment, 'client' | 'store'>): SitesStore {
  const { client } = env;
  const list = createRemote<readonly EmbedSite[]>({
    owner: signedIn(env),
    request: (signal) => client.call(listEmbedSites, {}, { signal }),
  });
  const { $state, set } = list;

  function known(): readonly EmbedSite[] {
    return lastValue($state.get()) ?? [];
  }

  function replace(changed: EmbedSite): void {
    set(known().map((site) => (site.id === changed.id ? changed : site)));
  }

  return {
    ...list,
    async create(body) {
      const created = await client.call(createEmbedSite, { body });
      set([...known(), created]);
    },
    async change(id, body) {
      replace(await client.call(changeEmbedSite, { params: { id }, body }));
    },
    async remove(id) {
      await client.call(removeEmbedSite, { params: { id } });
      set(known().filter((site) => site.id !== id));
    },
    async rotate(id, kind) {
      replace(await client.call(rotateEmbedKey, { params: { id }, body: { kind } }));
    },
    async revoke(id, key) {
      replace(await client.call(revokeEmbedKey, { params: { id }, body: { key } }));
    },
    async check(id, origin) {
      replace(await client.call(checkEmbedOrigin, { params: { id }, body: { origin } }));
    },
  };
}

/** From where one site is called, and what was refused. */
export function createSiteCountsStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<EmbedCounts, EmbedSite['id']> {
  return createRemote({
    key: undefined,
    request: (signal, id) => client.call(readEmbedCounts, { params: { id } }, { signal }),
  });
}
