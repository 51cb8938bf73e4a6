import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  Attribute,
  AttributeTable,
} from '@boardwalk/widgets/element/attributes/attributes.ts';
import { commonAttributes } from '@boardwalk/widgets/element/attributes/common-attributes.ts';
import { attributeName } from '@boardwalk/widgets/element/attributes/parse-attribute.ts';
import { isEmbedded } from '@boardwalk/widgets/element/environment/is-embedded.ts';
import type {
  AttributeAsJson,
  Catalogue,
  CatalogueAttribute,
  CatalogueToken,
  CatalogueWidget,
  Described,
} from '../src/catalogue/catalogue.ts';
import { readTokens } from '../src/theme/read-tokens.ts';
import { type FoundTable, loadTables, widgetSources } from './load-tables.ts';

/** The catalogue of the playground, from the tables and the tokens of the widgets. */
export async function makeCatalogue(): Promise<Catalogue> {
  const tables = await loadTables();
  const shared = readTokens(readFileSync(resolve(widgetSources, 'element/tokens.css'), 'utf8'));
  return {
    widgets: tables.map(describeWidget),
    commonAttributes: describeAttributes(commonAttributes),
    tokens: [...shared, ...ownTokens(tables)],
  };
}

function describeWidget({ domain, table }: FoundTable): CatalogueWidget {
  return {
    tag: table.tag,
    domain,
    isEmbedded: isEmbedded(domain, table),
    summary: table.summary,
    attributes: describeAttributes(table.attributes),
    properties: describe(table.properties ?? {}, ({ description }) => description),
    events: describe(table.events, ({ description }) => description),
    parts: describe(table.parts ?? {}, (text) => text),
    slots: describe(table.slots ?? {}, (text) => text),
    intrinsicSize: table.intrinsicSize,
  };
}

function describe<Value>(
  rows: Readonly<Record<string, Value>>,
  say: (value: Value) => string,
): readonly Described[] {
  return Object.entries(rows).map(([name, value]) => ({ name, description: say(value) }));
}

function describeAttributes(table: AttributeTable): readonly CatalogueAttribute[] {
  return Object.entries(table).map(([property, attribute]) => ({
    ...asJson(attribute),
    name: attributeName(property),
  }));
}

function asJson(attribute: Attribute): AttributeAsJson {
  if (attribute.type === 'string') {
    const { pattern, ...rest } = attribute;
    return { ...rest, ...(pattern && { pattern: pattern.source }) };
  }
  if (attribute.type !== 'json') return attribute;
  const { parse: _, default: __, ...rest } = attribute;
  return rest;
}

/** Tokens that only some widgets read; what they are in px stands in the words after the semicolon. */
function ownTokens(tables: readonly FoundTable[]): readonly CatalogueToken[] {
  const names = new Set(tables.flatMap(({ table }) => Object.keys(table.tokens ?? {})));
  // The tables name nothing else there.
  return ([...names] as CatalogueToken['name'][]).map((name) => ({
    name,
    kind: 'length',
    light: '0px',
    dark: '0px',
  }));
}
