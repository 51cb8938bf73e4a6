import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSdk } from './build/all.ts';
import { findElements } from './build/element-files.ts';

const folder = import.meta.dirname;

/**
 * `node build.ts` builds what the product serves, `--npm` the npm package from that and the
 * sources; tests build other elements to another place. `--plan` plans the shared chunks again.
 */
const { values } = parseArgs({
  options: {
    elements: { type: 'string', default: resolve(folder, 'src') },
    npm: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    output: { type: 'string', default: resolve(folder, 'dist') },
  },
});

if (values.npm) {
  // The one build that needs TypeScript's own compiler; the product does without.
  const { buildNpm } = await import('./build/npm.ts');
  const [npm, server] = [resolve(values.output, 'npm'), resolve(values.output, 'server')];
  await buildNpm(folder, findElements(values.elements), npm, server);
} else {
  await buildSdk(values);
}
