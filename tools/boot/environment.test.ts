import { expect, test } from 'vitest';
import { makeEnvironment } from './environment.mjs';

const PROGRAMS = { node: '/repo/.toolchain/node/bin/node', pnpm: '/repo/.toolchain/pnpm/pnpm' };

test("npm's settings do not leak, save its registry and cache", () => {
  const environment = makeEnvironment(
    {
      HOME: '/home/ada',
      npm_config_registry: 'https://registry.example',
      npm_config_cache: '/var/cache/npm',
      npm_config_prefix: '/usr/local',
      npm_package_name: 'boardwalk',
      npm_lifecycle_event: 'start',
      PATH: '/usr/bin',
    },
    '/repo',
    PROGRAMS,
  );
  expect(environment).toEqual({
    NODE_COMPILE_CACHE: '/repo/.cache/node',
    HOME: '/home/ada',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/var/cache/npm',
    PATH: '/repo/.toolchain/node/bin:/repo/.toolchain/pnpm:/usr/bin',
  });
});

test('whoever names a place for what Node compiles is heard', () => {
  const environment = makeEnvironment({ NODE_COMPILE_CACHE: '/var/cache/node' }, '/repo', PROGRAMS);
  expect(environment.NODE_COMPILE_CACHE).toBe('/var/cache/node');
});
