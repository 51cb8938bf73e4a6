import { resolve } from 'node:path';
import { commonAttributes } from '../../src/element/attributes/common-attributes.ts';
import type { ElementTable } from '../../src/element/attributes/element-table.ts';
import { loaderAttributes } from '../../src/element/attributes/loader-attributes.ts';
import { isEmbedded } from '../../src/element/environment/is-embedded.ts';
import { version } from '../../src/element/environment/version.ts';
import { type ElementFile, findElements } from '../element-files.ts';
import { describeAttributes } from './describe-attributes.ts';
import { describeTokens } from './describe-tokens.ts';
import { readTables } from './read-tables.ts';
import { readTypes, type WidgetTypes } from './read-types.ts';
import type { NamedDescription, SdkDescription, WidgetDescription } from './widget-description.ts';

const packageFolder = resolve(import.meta.dirname, '../..');

const states: readonly NamedDescription[] = [
  { name: 'ready', description: 'It shows its content.' },
  { name: 'failed', description: 'It shows its fallback content.' },
  { name: 'nested', description: 'It stands inside another widget.' },
];

const fallbackSlot: NamedDescription = {
  name: '',
  description: 'What shows until the widget is ready, and instead of it where it fails.',
};

/** Reads every widget's table, once for all that is written from it. */
export async function describeSdk(
  elements: readonly ElementFile[] = findElements(resolve(packageFolder, 'src')),
): Promise<SdkDescription> {
  const tables = await readTables(elements);
  const types = readTypes(packageFolder, elements);
  const widgets = elements.map((element) => {
    const [table, itsTypes] = [tables[element.tag], types.widgets.get(element.tag)];
    if (!table || !itsTypes) throw new Error(`<${element.tag}> has no table`);
    return describeWidget(element, table, itsTypes);
  });
  return {
    version,
    widgets,
    common: {
      attributes: [
        ...describeAttributes(commonAttributes),
        // The element knows nothing of these.
        ...describeAttributes(loaderAttributes).map((row) => ({ ...row, property: undefined })),
      ],
      events: [...types.wrapperEvents].map(([name, event]) => ({ name, ...event })),
      tokens: describeTokens(packageFolder),
      states,
    },
  };
}

function describeWidget(
  { tag, domain }: ElementFile,
  table: ElementTable,
  types: WidgetTypes,
): WidgetDescription {
  return {
    tag,
    typeName: elementTypeName(tag),
    summary: table.summary,
    isEmbedded: isEmbedded(domain, table),
    isOwnSite: table.ownSite === true,
    attributes: describeAttributes(table.attributes, types.attributes),
    properties: Object.entries(table.properties ?? {}).map(([name, { description }]) => ({
      name,
      description,
      type: required(types.properties, name, tag),
    })),
    events: Object.entries(table.events).map(([name, { description }]) => ({
      name,
      description,
      detail: required(types.events, name, tag),
    })),
    slots: [fallbackSlot, ...named(table.slots)],
    parts: named(table.parts),
    tokens: named(table.tokens),
    uses: table.uses ?? [],
  };
}

/** `bw-search` → `BwSearchElement`. */
export function elementTypeName(tag: string): string {
  return `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element`;
}

function named(rows: Readonly<Record<string, string>> = {}): readonly NamedDescription[] {
  return Object.entries(rows).map(([name, description]) => ({ name, description }));
}

function required(types: ReadonlyMap<string, string>, name: string, tag: string): string {
  const type = types.get(name);
  if (type === undefined) throw new Error(`TypeScript knows no type of ${name} of <${tag}>`);
  return type;
}
