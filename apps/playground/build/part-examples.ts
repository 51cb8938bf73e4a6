import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { patchLeafletCss } from '@boardwalk/widgets/build/patches/leaflet-patch.ts';
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
    `export const styles = ${JSON.stringify(listStyles())};`,
  ].join('\n');
}

function listStyles(): readonly string[] {
  const wrapper = ['element/reset.css', 'element/tokens.css', 'kit/style/kit.css'];
  const others = globSync('{kit,parts,*/shared}/**/*.css', { cwd: widgetSources })
    .sort()
    .filter((file) => !wrapper.includes(file));
  const read = (file: string) => readFileSync(resolve(widgetSources, file), 'utf8');
  const leaflet = createRequire(resolve(widgetSources, 'parts')).resolve(
    'leaflet/dist/leaflet.css',
  );
  return [...wrapper.map(read), patchLeafletCss(read(leaflet)), ...others.map(read)];
}
