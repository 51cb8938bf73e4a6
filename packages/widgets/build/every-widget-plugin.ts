import { resolve } from 'node:path';
import { findElements } from './element-files.ts';
import { findFieldHolders } from './find-field-holders.ts';

const name = 'virtual:every-widget';
const resolvedName = `\0${name}`;

/** Vite's plugin for the tests of every widget: the tags that the builds find, and an example of each answer. */
export function everyWidget() {
  return {
    name: 'every-widget',
    resolveId: (id: string) => (id === name ? resolvedName : undefined),
    async load(id: string) {
      if (id !== resolvedName) return undefined;
      // Reading the contract takes half a second, which no other run of tests has to wait for.
      const { readExampleAnswers } = await import(
        '../../../tools/testing/contract-examples/example-answers.ts'
      );
      const source = resolve(import.meta.dirname, '../src');
      const tags = findElements(source).map(({ tag }) => tag);
      return `export const tags = ${JSON.stringify(tags)};
export const holders = ${JSON.stringify(findFieldHolders(source))};
export const answers = ${JSON.stringify(await readExampleAnswers())};
`;
    },
  };
}
