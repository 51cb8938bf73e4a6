import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { makeCatalogue } from './build/catalogue.ts';
import { buildScript, minify } from './build/scripts.ts';
import { buildStyles, tailwindPreflight } from './build/styles.ts';

const folder = import.meta.dirname;
const output = resolve(folder, 'dist');
const require = createRequire(import.meta.url);

/** A name that changes with the content. */
function assetName(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `assets/${name}-${hash}.${extension}`;
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

async function listAssets(): Promise<readonly (readonly [string, string])[]> {
  const styles = buildStyles(resolve(folder, 'src'));
  const playground = await buildScript(resolve(folder, 'src/app/main.tsx'), 'es');
  const preview = await buildScript(resolve(folder, 'src/preview/preview.ts'), 'iife');
  const parts = await buildScript(resolve(folder, 'src/parts/main.tsx'), 'es');
  const checker = minify('axe.js', readText(require.resolve('axe-core')));
  return [
    ['assets/icon.svg', readText(resolve(folder, 'src/app/icon.svg'))],
    [assetName('playground', 'css', styles), styles],
    [assetName('playground', 'js', playground), playground],
    [assetName('preview', 'js', preview), preview],
    [assetName('parts', 'js', parts), parts],
    [assetName('checker', 'js', checker), checker],
  ];
}

async function listHosts(): Promise<readonly (readonly [string, string])[]> {
  const own = ['small-root', 'unset', 'transform', 'zoom'].map(
    (name) => [`hosts/${name}.css`, readText(resolve(folder, `src/hosts/${name}.css`))] as const,
  );
  const reboot = readText(require.resolve('bootstrap/dist/css/bootstrap-reboot.css'));
  const withoutMap = reboot.replace(/\/\*# sourceMappingURL=.*?\*\//, '');
  return [
    ...own,
    ['hosts/bootstrap.css', withoutMap],
    ['hosts/tailwind.css', await tailwindPreflight()],
  ];
}

const files = [
  ['catalogue.json', JSON.stringify(await makeCatalogue())] as const,
  ...(await listAssets()),
  ...(await listHosts()),
];
// All at once: a playground that starts in the meantime finds the old files or the new ones.
rmSync(output, { recursive: true, force: true });
for (const part of ['assets', 'hosts']) mkdirSync(resolve(output, part), { recursive: true });
for (const [name, content] of files) writeFileSync(resolve(output, name), content);
