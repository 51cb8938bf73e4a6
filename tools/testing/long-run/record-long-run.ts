import { writeFileSync } from 'node:fs';
import { decideStamp } from './decide-stamp.ts';
import { readSources, type Sources } from './sources.ts';
import { type LongRunStamp, stampFile } from './stamp.ts';

/** Records a green run of `pnpm test:long`, where its sources have a name; answers what became of it. */
export function recordLongRun(before: Sources | undefined, passed: number): string {
  const decision = decideStamp(before, readSources());
  if ('refusal' in decision) return `${stampFile} stays as it is: ${decision.refusal}`;
  const { commit } = decision;
  const date = new Date().toISOString().slice(0, 10);
  const stamp: LongRunStamp = { commit, date, passed };
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
  return `${stampFile} names this run; commit it.`;
}
