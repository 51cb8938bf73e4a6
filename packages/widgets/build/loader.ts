import { resolve } from 'node:path';
import { transformSync } from 'oxc-transform';
import { rollup } from 'rollup';
import { syntaxTargets } from './browsers.ts';
import { minify } from './cdn.ts';

/** What the loader is given: constants that stand in its source by name. */
export interface LoaderFacts {
  readonly version: string;
  /** Empty in the evergreen loader. */
  readonly runtimeIntegrity: string;
  /** Of every widget without sizes of its own, in px. */
  readonly usualHeight: number;
  /** Intrinsic sizes by tag, where they are others. */
  readonly sizes: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** The classic script of one loader. */
export async function buildLoader(packageFolder: string, facts: LoaderFacts): Promise<string> {
  const bundle = await rollup({
    input: resolve(packageFolder, '../loader/src/loader.ts'),
    plugins: [
      {
        name: 'loader-source',
        transform: (code, id) =>
          transformSync(id, code, {
            target: [...syntaxTargets],
            define: {
              VERSION: JSON.stringify(facts.version),
              RUNTIME_INTEGRITY: JSON.stringify(facts.runtimeIntegrity),
              USUAL_HEIGHT: String(facts.usualHeight),
              SIZES: `{__proto__:null,${JSON.stringify(facts.sizes).slice(1)}`,
            },
          }).code,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', strict: false });
  await bundle.close();
  return minify('boardwalk.js', output[0].code, false);
}
