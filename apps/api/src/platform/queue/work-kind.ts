import type { ZodMiniType } from 'zod/mini';

/** What kept work carries: ids, and numbers and words of the program; never a person's data. */
export type WorkIds = Readonly<Record<string, number | string>>;

/** What the queue knows of a kind of work. */
export interface WorkKind<Ids extends WorkIds = WorkIds> {
  /** Verb and noun, unlike that of any other work: `import-listings`. */
  readonly name: string;
  /** An object of ids; the same ids wait once, and never run twice at once. */
  readonly ids: ZodMiniType<Ids>;
  /** Tries after the first one, ten unless told, with pauses from 10 s, doubling, to an hour. */
  readonly retries?: number;
  /** How many a process runs at the same time, one unless told; each of other ids. */
  readonly atOnce?: number;
  /** Minutes after which a run counts as failed, 15 unless told, at most a day's. */
  readonly longestMinutes?: number;
}
