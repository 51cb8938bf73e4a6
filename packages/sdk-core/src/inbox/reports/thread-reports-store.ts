import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ModerationCounts } from '../../posting/moderated/count-schemas.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { threadReportsPageSize } from '../limits.ts';
import { decideThreadReport, listThreadReports } from './endpoints.ts';
import type { ThreadReport } from './schemas.ts';

/** A page of reports, how many there are, and how many each view of moderators has. */
export interface ThreadReportsPage {
  readonly reports: readonly ThreadReport[];
  readonly total: number;
  readonly counts: ModerationCounts;
}

export type ThreadDecision = 'uphold' | 'dismiss' | 'reopen';

/** Reports of threads that wait for moderators, by page from 1. */
export interface ThreadReportsStore extends RemoteStore<ThreadReportsPage, number> {
  /**
   * Decides on one, and reloads the page; false if another moderator came first. Rejects with a
   * `Problem`.
   */
  decide(id: ThreadReport['id'], decision: ThreadDecision): Promise<boolean>;
}

/** The reports that a widget lists for moderators. */
export function createThreadReportsStore(
  env: Pick<StoreEnvironment, 'client'> & Pick<SharingEnvironment, 'store'>,
): ThreadReportsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, page: number): Promise<ThreadReportsPage> => {
      const query = { start: (page - 1) * threadReportsPageSize, size: threadReportsPageSize };
      const { results, total, counts } = await client.call(
        listThreadReports,
        { query },
        { signal },
      );
      return { reports: results, total, counts };
    },
  });
  return {
    ...held,
    async decide(id, decision) {
      try {
        await client.call(decideThreadReport, { params: { id }, body: { decision } });
        return true;
      } catch (error) {
        if (toProblem(error).code !== 'conflict') throw error;
        return false;
      } finally {
        await held.reload();
      }
    },
  };
}
