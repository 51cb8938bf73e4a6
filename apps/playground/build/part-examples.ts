import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { patchLeafletCss } from '@boardwalk/widgets/build/patches/leaflet-patch.ts';
import { gatherStyles } from '@boardwalk/widgets/build/styles/gather-styles.ts';
import type { Plugin } from 'rollup';
import { widgetSources } from './load-tables.ts';

const name = 'virtual:part-examples';

/** What the page of parts shows: every example by its file's name, and the sheets that it may need. */
export function partExamples(): Plugin {
  return {
    name: 'part-examples',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? writeModule() : null),
  };
}

function writeModule(): string {
  const files = globSync('{parts,*/shared}/*/*.example.tsx', { cwd: widgetSources }).sort();
  if (files.length === 0) throw new Error(`${widgetSources} holds no examples of parts`);
  const imports = files.map(
    (file, index) =>
      `import * as part${index} from ${JSON.stringify(resolve(widgetSources, file))};`,
  );
  const rows = files.map(
    (file, index) => `${JSON.stringify(basename(file, '.example.tsx'))}: part${index}`,
  );
  return [
    ...imports,
    `export const examples = { ${rows.join(', ')} };`,
    `export const styles = ${JSON.stringify(listStyles(files))};`,
  ].join('\n');
}

/** The base of all widgets, and what the examples show looks like. */
function listStyles(examples: readonly string[]): readonly string[] {
  const base = ['element/reset.css', 'element/tokens.css', 'kit/style/kit.css'];
  const { sheets } = gatherStyles(...examples.map((file) => resolve(widgetSources, file)));
  return [...base.map((name) => resolve(widgetSources, name)), ...sheets].map((file) => {
    const css = readFileSync(file, 'utf8');
    return file.includes('/leaflet/') ? patchLeafletCss(css) : css;
  });
}
