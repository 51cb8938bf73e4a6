import type { JsonSchema } from '../../openapi/components.ts';

/** Finds a schema that others refer to, by its name. */
export type FindSchema = (name: string) => JsonSchema;

/** A text for every length and pattern of the contract. */
const texts = [
  'Example',
  'example',
  'ON',
  '2026',
  'a'.repeat(32),
  'a'.repeat(43),
  `pk_test_${'a'.repeat(24)}`,
  `/media/${'a'.repeat(32)}/video.mp4`,
  'acct_example',
  // Number of an order.
  'A2B3C4D5E6',
  // Number of an invoice.
  'a2b3c4d5e6f7',
  'txcd_99999999',
  'https://boardwalk.example/',
];

const textOf: Readonly<Record<string, string>> = {
  'date-time': '2026-11-01T17:00:00.000Z',
  date: '2026-11-01',
  uuid: '00000000-0000-4000-8000-000000000001',
  uri: 'https://boardwalk.example/',
};

/** Values of properties that mean more than JSON Schema can say: parts that fit together, names that exist. */
const fixedValues: Readonly<Record<string, unknown>> = {
  percent_off: null,
  duration_in_months: null,
  urlTemplate: '/{id}',
  productTemplate: '/product/{shopId}/{id}',
  shopTemplate: '/shop',
  opens: 540,
  closes: 1020,
  origin: 'https://shop.example',
  origins: ['https://shop.example'],
  timeZone: 'America/Toronto',
  quietHours: { from: 22, to: 7 },
  postalPrefixes: ['M5V'],
  leaf: null,
  compareAt: null,
  upTo: null,
};

/** Properties that are absent where another one stands beside them: a variant with an id has no first stock. */
const absentBeside: Readonly<Record<string, string>> = { stock: 'pictureId' };

/**
 * A value of the schema, always the same: every property is there, a list has the fewest entries but
 * one at least, and of several variants it is the first.
 */
export function exampleOf(schema: JsonSchema, find: FindSchema): unknown {
  return readExample(schema, find, []) ?? null;
}

/** Undefined where the schema contains itself: the list around it is empty then, the property absent. */
function readExample(schema: JsonSchema, find: FindSchema, within: readonly string[]): unknown {
  const read = (part: unknown) => readExample(asSchema(part), find, within);
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace(/.*\//, '');
    return within.includes(name) ? undefined : readExample(find(name), find, [...within, name]);
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) {
    const values = variants.filter((variant) => asSchema(variant).type !== 'null').map(read);
    return values.find((value) => value !== undefined) ?? null;
  }
  switch (schema.type) {
    case 'object':
      return exampleObject(schema, read);
    case 'array':
      return exampleArray(schema, read);
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return exampleWithoutType(schema, read);
  }
}

function exampleObject(schema: JsonSchema, read: (part: unknown) => unknown): object {
  const parts = asSchema(schema.properties ?? {});
  const isThere = (name: string) => !((absentBeside[name] ?? '') in parts);
  const properties = Object.entries(parts)
    .filter(([name]) => isThere(name))
    .map(
      ([name, part]) =>
        [name, Object.hasOwn(fixedValues, name) ? fixedValues[name] : read(part)] as const,
    );
  return Object.fromEntries(properties.filter(([, value]) => value !== undefined));
}

function exampleArray(schema: JsonSchema, read: (part: unknown) => unknown): readonly unknown[] {
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map(read);
  const length = Math.min(
    Math.max(Number(schema.minItems ?? 0), 1),
    Number(schema.maxItems ?? Infinity),
  );
  const entry = read(schema.items);
  return entry === undefined ? [] : Array.from({ length }, () => entry);
}

function exampleText(schema: JsonSchema): string {
  const fixed = textOf[String(schema.format)];
  if (fixed !== undefined) return fixed;
  const all = Array.isArray(schema.allOf) ? schema.allOf.map(asSchema) : [];
  const patterns = [schema, ...all].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : [],
  );
  const [least, most] = [Number(schema.minLength ?? 0), Number(schema.maxLength ?? Infinity)];
  const text = texts.find(
    (one) =>
      one.length >= least && one.length <= most && patterns.every((pattern) => pattern.test(one)),
  );
  if (text === undefined) throw new Error(`No example fits ${JSON.stringify(schema)}; add one.`);
  return text;
}

function exampleNumber({ minimum, maximum }: JsonSchema): number {
  return Math.min(Math.max(1, Number(minimum ?? 1)), Number(maximum ?? Infinity));
}

/** Several schemas that hold together, or one that allows everything. */
function exampleWithoutType({ allOf }: JsonSchema, read: (part: unknown) => unknown): unknown {
  return Array.isArray(allOf) ? Object.assign({}, ...allOf.map(read)) : null;
}

/** What stands where a JSON schema has another one is an object. */
function asSchema(part: unknown): JsonSchema {
  return part as JsonSchema;
}
