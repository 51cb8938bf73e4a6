import type { ZodMiniType } from 'zod/mini';

/**
 * What queued work carries: ids, and numbers and fixed terms of the program; never a person's data.
 */
export type WorkIds = Readonly<Record<string, number | string>>;

/** What the queue knows of a kind of work. */
export interface WorkKind<Ids extends WorkIds = WorkIds> {
  /** Verb and noun, unlike that of any other work: `import-listings`. */
  readonly name: string;
  /** An object of ids; the same ids wait once, and never run twice at once. */
  readonly ids: ZodMiniType<Ids>;
  /** Tries after the first one, with pauses from 10 s, doubling, to an hour; default: 10. */
  readonly retries?: number;
  /** How many a process runs at the same time, each of other ids; default: 1. */
  readonly atOnce?: number;
  /** Minutes after which a run counts as failed, at most a day's; default: 15. */
  readonly longestMinutes?: number;
}
