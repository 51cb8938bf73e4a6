import type { ExtendedPlatform } from '../calls/operation.ts';
import { requireIdsOnly } from './work-ids.ts';
import type { WorkIds, WorkKind } from './work-kind.ts';

/** What a run of queued work may use. */
export interface WorkContext extends ExtendedPlatform {
  /** Aborted once the run should come to an end: its process stops, or has lost the work. */
  readonly signal: AbortSignal;
}

/** How a run ended: all is done, or the same ids wait again, behind what waits already. */
export type WorkOutcome = 'done' | 'more';

/**
 * Work that is stored in the database until it is done, and tried again when it fails. It runs at
 * least once: a run can be cut off anywhere, and starts again.
 */
export interface Work<Ids extends WorkIds = WorkIds> extends WorkKind<Ids> {
  /** What it does, in a sentence for operators. */
  readonly summary: string;
  /** Does the work, or a piece of it; what it throws is another try. */
  run(context: WorkContext, ids: Ids): Promise<WorkOutcome>;
  /** Notes in its domain that the last try has failed: what others wait for waits no longer. */
  giveUp?(context: WorkContext, ids: Ids): Promise<void>;
}

/** Declares queued work; ids that could hold a person's data stop the server from starting. */
export function defineWork<Ids extends WorkIds>(work: Work<Ids>): Work<Ids> {
  requireIdsOnly(work.name, work.ids);
  return work;
}
