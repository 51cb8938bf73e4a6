import path from 'node:path';

/** npm's own settings (prefix, nodedir …) must not leak into what runs below it, save these two. */
const NPM_VARIABLE = /^npm_(?!config_(?:cache|registry)$)/i;

/**
 * The environment of everything started here: the toolchain first on the path, npm's settings gone,
 * and a place where Node keeps what it has compiled, which saves the server a third of its start.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} repository
 * @param {{ node: string, pnpm: string }} programs
 * @returns {NodeJS.ProcessEnv}
 */
export function makeEnvironment(environment, repository, programs) {
  const kept = Object.entries(environment).filter(([name]) => !NPM_VARIABLE.test(name));
  const folders = [path.dirname(programs.node), path.dirname(programs.pnpm), environment.PATH];
  return {
    NODE_COMPILE_CACHE: path.join(repository, '.cache/node'),
    ...Object.fromEntries(kept),
    PATH: folders.filter(Boolean).join(path.delimiter),
  };
}
