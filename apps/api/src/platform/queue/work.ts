import type { ZodMiniType } from 'zod/mini';
import type { Platform } from '../calls/operation.ts';
import { requireIdsOnly } from './work-ids.ts';

/** What kept work carries: ids, and numbers and words of the program; never a person's data. */
export type WorkIds = Readonly<Record<string, number | string>>;

/** What a run of kept work may use. */
export interface WorkContext extends Platform {
  /** Aborted once the run should come to an end: its process stops, or has lost the work. */
  readonly signal: AbortSignal;
}

/** How a run ended: all is done, or the same ids wait again, behind what waits already. */
export type WorkOutcome = 'done' | 'more';

/**
 * Work that is kept in the database until it is done, and tried again when it fails. It runs at
 * least once: a run can be cut off anywhere, and begins anew.
 */
export interface Work<Ids extends WorkIds = WorkIds> {
  /** Verb and noun, unlike that of any other work: `import-listings`. */
  readonly name: string;
  /** What it does, in a sentence for operators. */
  readonly summary: string;
  /** An object of ids; the same ids wait once, and never run twice at once. */
  readonly ids: ZodMiniType<Ids>;
  /** Tries after the first one, ten unless told, with pauses from 10 s, doubling, to an hour. */
  readonly retries?: number;
  /** Minutes after which a run counts as failed, 15 unless told, at most a day's. */
  readonly longestMinutes?: number;
  /** Does the work, or a piece of it; what it throws is another try. */
  run(context: WorkContext, ids: Ids): Promise<WorkOutcome>;
}

/** Declares kept work; ids that could hold a person's data stop the server from starting. */
export function defineWork<Ids extends WorkIds>(work: Work<Ids>): Work<Ids> {
  requireIdsOnly(work.name, work.ids);
  return work;
}
