import type { embedSites } from '../tables.ts';

type Named = Pick<typeof embedSites.$inferSelect, 'id' | 'name' | 'origins'>;

/** What the trail keeps of a site: it may be gone when somebody reads it. */
export function siteDetail({ id, name, origins }: Named) {
  return { siteId: id, site: name, origins };
}
