import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { decideSubjectReports } from '../../reports/endpoints.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import type { ModerationCounts } from './count-schemas.ts';
import { listReportedSubjects } from './endpoints.ts';
import type { ReportedSubjectRow } from './schemas.ts';
import { reportedSubjectsPageSize } from './views.ts';

/** A page of what was reported, how many there are, and how many each view of moderators has. */
export interface ReportedSubjectsPage {
  readonly rows: readonly ReportedSubjectRow[];
  readonly total: number;
  readonly counts: ModerationCounts;
}

export type SubjectDecision = 'uphold' | 'dismiss' | 'reopen';

/** Reported shops and products that wait for moderators, by page from 1. */
export interface ReportedSubjectsStore extends RemoteStore<ReportedSubjectsPage, number> {
  /**
   * Decides the reports of one that the row shows, and reloads the page; false if another moderator
   * came first. Rejects with a `Problem`.
   */
  decide(row: ReportedSubjectRow, decision: SubjectDecision): Promise<boolean>;
}

/** The reported shops and products that a widget lists for moderators. */
export function createReportedSubjectsStore(
  env: Pick<StoreEnvironment, 'client'> & Pick<SharingEnvironment, 'store'>,
): ReportedSubjectsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, page: number): Promise<ReportedSubjectsPage> => {
      const size = reportedSubjectsPageSize;
      const query = { start: (page - 1) * size, size };
      const { results, total, counts } = await client.call(
        listReportedSubjects,
        { query },
        { signal },
      );
      return { rows: results, total, counts };
    },
  });
  return {
    ...held,
    async decide({ kind, id, reports }, decision) {
      const latestId = reports.latest[0]?.id ?? 1;
      try {
        await client.call(decideSubjectReports, { body: { kind, id, decision, latestId } });
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
