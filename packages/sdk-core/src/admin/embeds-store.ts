import type { ReadableAtom } from 'nanostores';
import {
  listAllEmbedSites,
  resumeEmbedSite,
  stopEmbedKey,
  stopEmbedSite,
} from '../embeds/administration/endpoints.ts';
import type { ListedEmbedSite } from '../embeds/sites/site-schemas.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createKeyedRemoteStore } from '../http/keyed-remote.ts';
import type { Problem } from '../vocabulary/problem.ts';

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

/** Everybody's sites page by page; what is done to one rejects with a `Problem`, or shows the page anew. */
export interface AllSitesStore {
  readonly $state: ReadableAtom<Remote<SitesPage, Problem>>;
  show(query: SitesQuery): Promise<void>;
  retry(): Promise<void>;
  stopSite(id: SiteId, reason: string): Promise<void>;
  resumeSite(id: SiteId): Promise<void>;
  stopKey(id: SiteId, key: string, reason: string): Promise<void>;
}

export function createAllSitesStore({ client }: Pick<StoreEnvironment, 'client'>): AllSitesStore {
  const { $state, show, retry } = createKeyedRemoteStore(
    async (query: SitesQuery, signal): Promise<SitesPage> => {
      const { text, page } = query;
      const asked = { text, start: (page - 1) * pageSize, size: pageSize };
      const answer = await client.call(listAllEmbedSites, { query: asked }, { signal });
      return { query, ...answer };
    },
  );
  return {
    $state,
    show,
    retry,
    async stopSite(id, reason) {
      await client.call(stopEmbedSite, { params: { id }, body: { reason } });
      await retry();
    },
    async resumeSite(id) {
      await client.call(resumeEmbedSite, { params: { id } });
      await retry();
    },
    async stopKey(id, key, reason) {
      await client.call(stopEmbedKey, { params: { id }, body: { key, reason } });
      await retry();
    },
  };
}
