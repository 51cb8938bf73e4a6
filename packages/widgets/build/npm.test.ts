import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
// Inside the package, as what is built imports React from there.
const output = resolve(folder, 'dist/npm-test');

beforeAll(() => {
  const fixture = resolve(folder, 'fixture');
  const build = resolve(folder, 'build.ts');
  execFileSync(process.execPath, [build, '--npm', `--elements=${fixture}`, `--output=${output}`], {
    stdio: 'ignore',
  });
}, 120_000);
afterAll(() => rmSync(output, { recursive: true, force: true }));

function scripts(): readonly (readonly [name: string, code: string])[] {
  const names = readdirSync(resolve(output, 'npm')).filter((name) => name.endsWith('.js'));
  return names.map((name) => [name, readFileSync(resolve(output, 'npm', name), 'utf8')]);
}

test('React stays the application’s own, and nothing names a package that is not published', () => {
  const imported = scripts().flatMap(([, code]) =>
    [...code.matchAll(/(?:from|import) ?\(?["']([^."'][^"']*)["']/g)].map(([, name]) => name),
  );
  expect(imported).toContain('react');
  expect(new Set(imported).has('preact')).toBe(false);
  expect(imported.filter((name) => name?.startsWith('@boardwalk/'))).toEqual([]);
});

test('an entry can be imported where there is no page', async () => {
  expect(typeof globalThis.HTMLElement).toBe('undefined');
  await expect(import(resolve(output, 'npm/bw-alpha.js'))).resolves.toBeDefined();
});

test('an application sees typed elements, events and JSX', () => {
  const application = resolve(output, 'application');
  mkdirSync(application);
  writeFileSync(
    resolve(application, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'NodeNext',
        jsx: 'react-jsx',
        noEmit: true,
        lib: ['ES2023', 'DOM'],
        types: [],
      },
    }),
  );
  writeFileSync(
    resolve(application, 'page.tsx'),
    `import '../npm/bw-alpha.js';
     import '../npm/react.js';
     import { configure } from '../npm/index.js';
     configure({ key: 'pk_test_1', apiOrigin: 'https://boardwalk.example' });
     const element = document.createElement('bw-alpha');
     const kinds: readonly ('item' | 'event')[] = element.kinds;
     element.addEventListener('bw-counted', (event) => event.detail.count.toFixed());
     element.addEventListener('bw-error', (event) => event.detail.tag.length);
     element.addEventListener('click', (event) => event.clientX);
     // @ts-expect-error: a list is no number
     element.page = element.kinds;
     // @ts-expect-error: there is no such attribute
     export const wrong = <bw-alpha pages="2" />;
     // @ts-expect-error: there is no such kind
     export const unknown = <bw-alpha kinds="boat" />;
     export const right = <bw-alpha page={2} extra-words="[]" theme="dark"
       onbw-counted={(event) => kinds.concat() && event.detail.count} />;`,
  );
  const tsc = resolve(folder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', application], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 60_000);
