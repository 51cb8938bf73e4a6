import { isLoopbackOrigin } from '@boardwalk/sdk-core/embeds/sites/origin-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findAnySession } from '../../account/sessions/find-session.ts';
import { embedIdleMs } from '../../account/sessions/session-life.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database } from '../../platform/database/database.ts';
import type {
  EmbedDirectory,
  EmbeddingPage,
  EmbedSession,
} from '../../platform/embed-directory.ts';
import { type CallCounts, createCallCounts } from './call-counts.ts';
import { findRegisteredPage } from './find-registered-page.ts';
import { siteDirectory } from './site-directory.ts';

const counted = new WeakMap<Database, CallCounts>();

/** The counts of a process, one for each database. */
export function callCounts({ database, clock }: Pick<Platform, 'database' | 'clock'>): CallCounts {
  const known = counted.get(database) ?? createCallCounts(() => clock.now());
  counted.set(database, known);
  return known;
}

/** Partners' sites as every call from another origin meets them. */
export function createEmbedDirectory(platform: Platform): EmbedDirectory {
  const directory = siteDirectory(platform);
  const counts = callCounts(platform);
  return {
    async mayRead(origin, key) {
      const sites = await directory.read();
      if (sites.origins.has(origin)) return true;
      // The developer's own machine is on no list: there the key decides.
      return (
        isLoopbackOrigin(origin) && !(findRegisteredPage(sites, origin, key) instanceof Problem)
      );
    },
    async admit(origin, key) {
      const sites = await directory.read();
      const page = findRegisteredPage(sites, origin, key);
      if (!(page instanceof Problem)) {
        counts.add(page.siteId, origin, 'requests');
        return page;
      }
      const concerned = sites.keys.get(key ?? '')?.siteId ?? sites.origins.get(origin);
      if (concerned !== undefined) counts.add(concerned, origin, 'refusals');
      throw page;
    },
    findSession: (token, page) => findEmbedSession(token, page, platform),
  };
}

/**
 * The session of a page. Pages of one site share their cookies: a token of another origin, or of
 * another key, opens nothing here, and stays as it is for the page that it belongs to.
 */
async function findEmbedSession(
  token: string,
  { key, origin }: EmbeddingPage,
  platform: Platform,
): Promise<EmbedSession> {
  const session = await findAnySession(token, embedIdleMs, platform);
  if (!session) return { isDead: true };
  const isHere = session.embed?.key === key && session.embed.origin === origin;
  return isHere ? { session, isDead: false } : { isDead: false };
}
