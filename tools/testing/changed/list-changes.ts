import { execFileSync } from 'node:child_process';
import { StartFailure } from '../../boot/start-failure.mjs';

/** What changed since where, by paths from the repository's root. */
export interface Changes {
  /** The commit that the files are compared with, as people call it. */
  readonly since: string;
  readonly files: readonly string[];
}

/**
 * The files that differ from a commit, committed or not, and those that Git does not know yet. Without
 * a commit: from where this branch left `main`, and on `main` itself from its last commit.
 */
export function listChanges(repository: string, commit?: string): Changes {
  const git = (...args: string[]) => runGit(repository, args);
  const since = commit ?? (git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? 'HEAD' : 'main');
  const base = git('merge-base', since, 'HEAD');
  const differing = git('diff', '--name-only', '--no-renames', base).split('\n');
  const unknown = git('ls-files', '--others', '--exclude-standard').split('\n');
  const files = [...new Set([...differing, ...unknown])].filter((file) => file !== '').sort();
  return { since, files };
}

function runGit(cwd: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (cause) {
    throw new StartFailure(
      `Git could not tell what changed (${cause instanceof Error ? cause.message : cause}): name a commit by --since COMMIT, or files.`,
    );
  }
}
