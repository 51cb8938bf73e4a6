import { execFileSync } from 'node:child_process';
import { stampFile } from './stamp.ts';

/** What stands in the work tree, set beside its history. */
export interface Sources {
  readonly commit: string;
  /** Files that the commit does not have so, the stamp itself aside. */
  readonly changed: readonly string[];
}

/** The sources as they stand now; undefined where there is no history to name them by. */
export function readSources(): Sources | undefined {
  try {
    return {
      commit: git('rev-parse', 'HEAD'),
      changed: git('status', '--porcelain', '--', ':/', `:(top,exclude)${stampFile}`)
        .split('\n')
        .filter(Boolean),
    };
  } catch {
    return undefined;
  }
}

/** How many commits of the present history are newer; undefined for a commit that it does not have. */
export function countCommitsSince(commit: string): number | undefined {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
  } catch {
    return undefined;
  }
  return Number(git('rev-list', '--count', `${commit}..HEAD`));
}

/** Whether older commits are left out of the history. */
export function isHistoryCutOff(): boolean {
  return git('rev-parse', '--is-shallow-repository') === 'true';
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
