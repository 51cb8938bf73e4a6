import { type LongRunStamp, stampFile } from './stamp.ts';

/** How many commits may come before the next long run. */
const maximumAge = 100;

/** What the history says of a stamp's commit. */
export interface CommitAge {
  /** How many commits have come since; undefined for one that is not in the history. */
  readonly commitsSince: number | undefined;
  /** Whether the history is cut off, as in a shallow clone. */
  readonly isCutOff: boolean;
}

/** Why the long run is due, in a sentence; undefined where it is not. */
export function explainAge(
  stamp: LongRunStamp | undefined,
  { commitsSince, isCutOff }: CommitAge,
): string | undefined {
  if (!stamp) return `No green run of \`pnpm test:long\` is on record: there is no ${stampFile}.`;
  const commit = stamp.commit.slice(0, 8);
  if (commitsSince === undefined) {
    return isCutOff
      ? `It can't be told how old the last green run of \`pnpm test:long\` is: this clone is shallow and has no commit ${commit}.`
      : `The commit ${commit} of the last green run of \`pnpm test:long\` is not in this history: run it anew.`;
  }
  return commitsSince > maximumAge
    ? `The last green run of \`pnpm test:long\` (${stamp.date}, ${commit}) is ${commitsSince} commits old: run it anew.`
    : undefined;
}
