import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { findElements } from '../element-files.ts';
import { describeSdk } from './describe-sdk.ts';
import type { SdkDescription } from './widget-description.ts';
import { writeCssData, writeHtmlData } from './write-editor-data.ts';
import { writeLlmsText } from './write-llms-text.ts';
import { writeManifest } from './write-manifest.ts';
import { writeReference } from './write-reference.ts';
import { writeWebTypes } from './write-web-types.ts';

const fixture = findElements(new URL('../../fixture', import.meta.url).pathname);
let sdk: SdkDescription;

beforeAll(async () => {
  sdk = await describeSdk(fixture);
});

function widgetOf(tag: string) {
  const widget = sdk.widgets.find((one) => one.tag === tag);
  if (!widget) throw new Error(`<${tag}> is not described`);
  return widget;
}

test('every table is described, with no list of widgets anywhere', () => {
  expect(sdk.widgets.map(({ tag }) => tag)).toEqual(fixture.map(({ tag }) => tag));
  expect(fixture.length).toBeGreaterThan(3);
});

test('attributes carry the types of their properties, as the element has them', () => {
  const types = (tag: string) =>
    Object.fromEntries(widgetOf(tag).attributes.map(({ name, type }) => [name, type]));
  expect(types('bw-alpha')).toEqual({
    label: 'string',
    step: 'number',
    loud: 'boolean',
    kinds: "readonly ('item' | 'event')[]",
    page: 'number',
    'extra-words': 'readonly string[] | undefined',
  });
  expect(types('bw-listing')).toEqual({ type: "'item' | 'event'", id: 'string' });
});

test('details of events and properties come from the compiler', () => {
  const { events, properties, typeName } = widgetOf('bw-alpha');
  expect(events.map(({ name, detail }) => [name, detail])).toEqual([
    ['bw-counted', '{ count: number }'],
  ]);
  expect(properties.map(({ name, type }) => [name, type])).toEqual([
    ['onlyScript', '{ word: string }'],
  ]);
  expect(typeName).toBe('BwAlphaElement');
  expect(sdk.common.events.find(({ name }) => name === 'bw-state')?.detail).toBe(
    "{ changed: Readonly<Record<string, string | null>>; mode: 'push' | 'replace' }",
  );
});

test('the manifest keeps to its schema and names everything', () => {
  const manifest = writeManifest(sdk);
  const ajv = new Ajv({ strict: false, allErrors: true });
  const validate = ajv.compile(schema);
  validate(manifest);
  expect(validate.errors ?? []).toEqual([]);
  expect(ajv.validate(schema, { ...manifest, modules: [{ kind: 'none' }] })).toBe(false);
  const [alpha] =
    manifest.modules.find(({ path }) => path.includes('bw-alpha'))?.declarations ?? [];
  expect(alpha).toMatchObject({
    tagName: 'bw-alpha',
    customElement: true,
    attributes: expect.arrayContaining([
      {
        name: 'step',
        fieldName: 'step',
        description: 'How far.',
        type: { text: 'number' },
        default: '1',
      },
      expect.objectContaining({ name: 'theme', fieldName: 'theme' }),
    ]),
    events: expect.arrayContaining([
      {
        name: 'bw-counted',
        description: 'The count is another.',
        type: { text: 'CustomEvent<{ count: number }>' },
      },
    ]),
  });
});

test('editors get the values of attributes, tokens and states', () => {
  const alpha = writeHtmlData(sdk).tags.find(({ name }) => name === 'bw-alpha');
  expect(alpha?.attributes.find(({ name }) => name === 'kinds')?.values).toEqual([
    { name: 'item' },
    { name: 'event' },
  ]);
  expect(alpha?.attributes.find(({ name }) => name === 'loud')?.valueSet).toBe('v');
  const { properties, pseudoClasses } = writeCssData(sdk);
  expect(properties.map(({ name }) => name)).toContain('--bw-accent');
  expect(pseudoClasses.map(({ name }) => name)).toContain(':state(ready)');
  const webTypes = writeWebTypes(sdk).contributions.html.elements;
  expect(webTypes.find(({ name }) => name === 'bw-listing')?.attributes[1]).toMatchObject({
    name: 'id',
    required: true,
  });
});

test('reference and llms.txt show every widget with its attributes', () => {
  const pages = writeReference(sdk);
  const text = writeLlmsText(sdk);
  for (const { tag, attributes } of sdk.widgets) {
    const page = pages.get(`${tag}.md`) ?? '';
    expect(pages.get('README.md')).toContain(`(${tag}.md)`);
    expect(text).toContain(`### <${tag}>`);
    for (const { name } of attributes) expect(page).toContain(`| \`${name}\` |`);
  }
});
