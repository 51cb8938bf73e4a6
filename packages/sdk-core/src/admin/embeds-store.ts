import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { ListedEmbedSite } from '../embeds/sites/site-schemas.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import {
  listAllEmbedSites,
  resumeEmbedSite,
  stopEmbedKey,
  stopEmbedSite,
} from './embeds/endpoints.ts';

/** A page of sites: all of them where no text is given. */
export interface SitesQuery {
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** A page of sites as it was answered. */
export interface SitesPage {
  readonly query: SitesQuery;
  readonly items: readonly ListedEmbedSite[];
  readonly hasMore: boolean;
}

/** Sites on a page. */
const pageSize = 20;

type SiteId = ListedEmbedSite['id'];

/** Everybody's sites by page; an action on one rejects with a `Problem`, or reloads the page. */
export interface AllSitesStore extends RemoteStore<SitesPage, SitesQuery> {
  stopSite(id: SiteId, reason: string): Promise<void>;
  resumeSite(id: SiteId): Promise<void>;
  stopKey(id: SiteId, key: string, reason: string): Promise<void>;
}

export function createAllSitesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): AllSitesStore {
  const { client } = env;
  const sites = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, query: SitesQuery): Promise<SitesPage> => {
      const { text, page } = query;
      const asked = { text, start: (page - 1) * pageSize, size: pageSize };
      const answer = await client.call(listAllEmbedSites, { query: asked }, { signal });
      return { query, ...answer };
    },
  });
  return {
    ...sites,
    async stopSite(id, reason) {
      await client.call(stopEmbedSite, { params: { id }, body: { reason } });
      await sites.reload();
    },
    async resumeSite(id) {
      await client.call(resumeEmbedSite, { params: { id } });
      await sites.reload();
    },
    async stopKey(id, key, reason) {
      await client.call(stopEmbedKey, { params: { id }, body: { key, reason } });
      await sites.reload();
    },
  };
}
