import { expect, test } from 'vitest';
import { stripDocumentation } from './strip-documentation.ts';

/** Without spaces and line ends, as browsers get it without. */
const strip = (code: string) =>
  stripDocumentation(code, 'some.ts')
    .replace(/import[^;]*;/g, '')
    .replace(/\s+/g, '');

test('attributes that are called as tables of documentation are stay', () => {
  const code = `
import { defineAttributes } from '../../element/attributes.ts';
export const attributes = defineAttributes({
  events: { type: 'boolean', description: 'Whether events show.' },
  tokens: { type: 'list', values: ['a'], description: 'Which tokens show.' },
  summary: { type: 'string', default: 'description: "x"', description: \`A 'summary'.\` },
});`;
  expect(strip(code)).toBe(
    "exportconstattributes=({events:{type:'boolean',},tokens:{type:'list',values:['a'],}," +
      "summary:{type:'string',default:'description:\"x\"',},});",
  );
});

test('attributes of another table stay as they are: that is stripped where it is declared', () => {
  const code = `
import { defineAttributes } from '../../element/attributes.ts';
export const attributes = defineAttributes({
  ...others,
  near: { type: 'string', description: 'Near what.' },
});`;
  expect(strip(code)).toBe("exportconstattributes=({...others,near:{type:'string',},});");
});

test('a table of an element keeps what it does, whatever its form', () => {
  const code = `
import { defineElement, event as declare, property } from '../../element/element-table.ts';
export default defineElement({ tag: 'bw-x', summary: "Searches",
      slots: { '': 'The fallback (all of it).' }, parts, tokens: {
  '--bw-x': 'A token.' }, events: { 'bw-y': declare('It happened.') },
  properties: { item: property('What shows.') }, opensFirst: true,
  attributes, render: (context) => context.summary });`;
  expect(strip(code)).toBe(
    "exportdefault({tag:'bw-x',properties:{item:({})},attributes,render:(context)=>context.summary});",
  );
});

test('a call of the API keeps what a browser needs', () => {
  const code = `
import { endpoint } from '../http/endpoint.ts';
export const search = endpoint({ method: 'POST', summary: 'Searches.', path: '/api/v1/search' });`;
  expect(strip(code)).toBe("exportconstsearch=({method:'POST',path:'/api/v1/search'});");
});

test('a call whose answer is a file keeps what reads it', () => {
  const code = `
import { endpoint } from '../http/endpoint.ts';
export const take = endpoint({ summary: 'A table.', path: '/t', ...fileAnswer('text/csv') });`;
  expect(strip(code)).toBe("exportconsttake=({path:'/t',...fileAnswer('text/csv')});");
});

test('what is called the same and comes from elsewhere stays', () => {
  const code = "import { event } from './calendar.ts';\nevent('Opening');";
  expect(stripDocumentation(code, 'some.ts')).toBe(code);
});

test.each([
  ['defineAttributes({ ...others() })', 'expected a name'],
  ["defineAttributes({ [name]: { type: 'list' } })", 'expected a name'],
  ['defineAttributes({ near: nearAttribute })', 'expected an attribute as an object'],
  ['defineAttributes(table)', 'expected one object'],
  ['[{}].map(defineAttributes)', 'expected a call'],
])('%s is refused', (code, sentence) => {
  const module = `import { defineAttributes } from '../../element/attributes.ts';\n${code};`;
  expect(() => stripDocumentation(module, 'some.ts')).toThrow(
    `some.ts, line 2 of its JavaScript: ${sentence}`,
  );
});

test('a sentence that is put together is refused', () => {
  const module = "import { event } from './element-table.ts';\nevent('a' + b);";
  expect(() => stripDocumentation(module, 'some.ts')).toThrow('expected one sentence');
});

test('all of a declaring module at once is refused', () => {
  const module = "import * as table from './element-table.ts';\ntable.event('a');";
  expect(() => stripDocumentation(module, 'some.ts')).toThrow('expected an import by name');
});
