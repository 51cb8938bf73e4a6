import { databaseAbsence } from '../../platform/database/database-absence.ts';
import type { Log } from '../../platform/logging.ts';
import type { RequestContext } from '../../search/plan/read-request.ts';
import type { Alike } from './find-candidates.ts';
import { matchRules, type RuleMatchResult } from './match-rules.ts';

/** Asks rules of a listing, each alone: one whose conditions fail finds nothing, and holds up no other. */
export async function matchEachRule(
  { log, ...context }: RequestContext & { readonly log: Log },
  listingId: number,
  found: readonly Alike[],
): Promise<RuleMatchResult> {
  const answers: RuleMatchResult[] = [];
  for (const one of found) {
    try {
      // A failure spoils no more than its own part of the transaction.
      const answer = await context.database.transaction((database) =>
        matchRules({ ...context, database }, listingId, [one]),
      );
      answers.push(answer);
    } catch (error) {
      if (databaseAbsence(error)) throw error;
      log.warn({ err: error, listingId, ruleIds: one.ids }, 'alerts could not be asked');
    }
  }
  return {
    fitting: new Set(answers.flatMap(({ fitting }) => [...fitting])),
    faults: new Map(answers.flatMap(({ faults }) => [...faults])),
  };
}
