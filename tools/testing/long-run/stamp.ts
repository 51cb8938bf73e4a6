import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Where the last green run of `pnpm test:long` is on record, in the repository. */
export const stampFile = 'docs/long-run.json';

const stamp = z.strictObject({
  /** What ran: the sources were those of this commit. */
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  date: z.iso.date(),
  passed: z.int().check(z.gte(1)),
});

/** A green run of `pnpm test:long`. */
export type LongRunStamp = z.output<typeof stamp>;

/** The stamp of the repository; undefined where there is none yet. */
export function readStamp(): LongRunStamp | undefined {
  return existsSync(stampFile)
    ? stamp.parse(JSON.parse(readFileSync(stampFile, 'utf8')))
    : undefined;
}
