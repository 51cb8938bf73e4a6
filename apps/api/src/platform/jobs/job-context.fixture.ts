import type { ExtendedPlatform } from '../calls/operation.ts';
import type { WorkContext } from '../queue/work.ts';
import type { JobContext } from './job.ts';

/** Returns what a job, or queued work, is given where a test runs it by itself. */
export function jobContextOf(platform: ExtendedPlatform): JobContext & WorkContext {
  return { ...platform, signal: AbortSignal.any([]) };
}
