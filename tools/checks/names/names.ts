import { globSync, readFileSync } from 'node:fs';
import { findCommentWords } from './find-comment-words.ts';
import { findExports } from './find-exports.ts';
import { type ExportedName, findDoubles, findPrivateWords } from './judge-names.ts';

/**
 * Exported names say what engineers search for, and each stands in one file of the product
 * (docs/glossary.md#plain-words). Applications beside it have names of their own.
 */
const products = [
  '{packages/*,apps/api}',
  'apps/host-site',
  'apps/playground',
  'apps/payments-sandbox',
];

const sources = products.map((product) =>
  globSync(`${product}/src/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|fixture|example)\.tsx?$/u.test(file))
    .flatMap((file) =>
      findExports(file, readFileSync(file, 'utf8')).map((name): ExportedName => ({ name, file })),
    ),
);

const isPrivate = sources.flat().filter(({ name }) => findPrivateWords(name).length > 0);
for (const { name, file } of isPrivate) {
  console.log(`${file}: ${name} says “${findPrivateWords(name).join(', ')}”; see docs/glossary.md`);
}
const doubles = sources.flatMap((exported) => [...findDoubles(exported)]);
for (const [name, files] of doubles) console.log(`${name} is exported by ${files.join(', ')}`);

const commented = globSync('{packages,apps,tools,e2e,bench}/**/*.{ts,tsx,mts,mjs}', {
  exclude: (name) => /^(?:node_modules|dist|\.[^.].*)$/u.test(name),
}).flatMap((file) =>
  findCommentWords(readFileSync(file, 'utf8')).map(({ line, word }) => `${file}:${line}: ${word}`),
);
for (const one of commented) console.log(`${one} stands in a comment; see docs/glossary.md`);

const figure = (id: string, value: number) => {
  console.log(JSON.stringify({ id, value, unit: '1', limit: 0, holds: value === 0 }));
  return value;
};
if (sources.some((exported) => exported.length === 0)) throw new Error('There is nothing to judge');
const faults =
  figure('shape.names.private', isPrivate.length) +
  figure('shape.names.double', doubles.length) +
  figure('shape.comments.private', commented.length);
process.exitCode = faults === 0 ? 0 : 1;
