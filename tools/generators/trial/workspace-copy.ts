import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Data that no generator touches, 30 MB of it. */
const data = 'apps/api/assets';

/**
 * Without what Git passes to the programs that it starts, such as hooks: they would mean the
 * original.
 */
export const environment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);

/**
 * Copies the sources as they stand, committed or not, into a temporary folder that is gone when this
 * process ends. What is installed is linked, and packages of the workspace lead to their copies.
 */
export function copyWorkspace(): string {
  // A folder of a temporary name may be a link: paths would differ from those that programs see.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'boardwalk-generators-')));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));

  const files = listSources();
  for (const file of files) cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  for (const linked of [data, 'node_modules']) symlinkSync(join(root, linked), join(copy, linked));
  for (const folder of files.filter((file) => basename(file) === 'package.json').map(dirname)) {
    if (folder !== '.') copyLinks(join(folder, 'node_modules'), copy);
  }
  // The checks ask Git for the files that there are, and this one for those that came later.
  execFileSync('git', ['init', '--quiet'], { cwd: copy, env: environment });
  execFileSync('git', ['-c', 'core.compression=0', 'add', '--all'], {
    cwd: copy,
    env: environment,
  });
  return copy;
}

/** What was added or changed in the copy since it was made. */
export function listWrittenFiles(copy: string): readonly string[] {
  return listFiles(copy, ['--modified', '--others']);
}

function listSources(): readonly string[] {
  return listFiles(root, ['--cached', '--others']).filter(
    (file) => !file.startsWith(`${data}/`) && existsSync(join(root, file)),
  );
}

function listFiles(folder: string, options: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--exclude-standard', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter(Boolean);
}

/** Links by relative paths, which lead to the copy's packages and to what is installed. */
function copyLinks(modules: string, copy: string): void {
  const from = join(root, modules);
  if (!existsSync(from)) return;
  cpSync(from, join(copy, modules), {
    recursive: true,
    verbatimSymlinks: true,
    // Caches of programs are no links.
    filter: (path) => path === from || !/^\.(?!bin$)/.test(basename(path)),
  });
}
