import type { ExtendedPlatform } from '../calls/operation.ts';

/** What a job may use. */
export interface JobContext extends ExtendedPlatform {
  /** Aborted once the job should come to an end: its process stops, or has lost the run. */
  readonly signal: AbortSignal;
}

/** Work that no caller requests. It can be cut off anywhere and run again. */
export interface Job {
  /** Verb and noun, unlike that of any other job: `expire-listings`. */
  readonly name: string;
  /** What it does, in a sentence for operators. */
  readonly summary: string;
  /** From the beginning of a run to that of the next. */
  readonly everyMs: number;
  /** Each process works on what it holds itself; else one process of all does the work of all. */
  readonly isPerProcess?: true;
  /** Does what is due by the clock of its context; returns how many things it dealt with. */
  readonly run: (context: JobContext) => Promise<number>;
}
