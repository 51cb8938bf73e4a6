import { resolve } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { findElements } from './element-files.ts';

const name = 'virtual:every-widget';
const found = `\0${name}`;

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { readonly name: string }>;

/** For the tests of every widget: the tags that the builds find, and an example of each answer. */
export function everyWidget(): Plugin {
  return {
    name: 'every-widget',
    resolveId: (id) => (id === name ? found : undefined),
    async load(id) {
      if (id !== found) return undefined;
      // Reading the contract takes half a second, which no other run of tests has to wait for.
      const { readExampleAnswers } = await import(
        '../../../tools/testing/contract-examples/example-answers.ts'
      );
      const tags = findElements(resolve(import.meta.dirname, '../src')).map(({ tag }) => tag);
      return `export const tags = ${JSON.stringify(tags)};
export const answers = ${JSON.stringify(await readExampleAnswers())};
`;
    },
  };
}
