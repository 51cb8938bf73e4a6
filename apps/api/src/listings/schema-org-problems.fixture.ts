import type { JsonLd } from '@boardwalk/sdk-core/listings/schema-org/listing';
import type { Vocabulary } from './schema-org-vocabulary.fixture.ts';

const patterns: Readonly<Record<string, RegExp>> = {
  // ISO 8601 lets a date be a year or a month.
  Date: /^\d{4}(-\d\d){0,2}$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  URL: /^https?:\/\/\S+$/,
  Duration: /^P(\d+[YMWD])+$/,
  Number: /^-?\d+(\.\d+)?$/,
  Integer: /^-?\d+$/,
  Text: /\S/,
};

/** Values that schema.org names by addresses of another vocabulary. */
const borrowed: Readonly<Record<string, string>> = {
  BusinessFunction: 'http://purl.org/goodrelations/v1#',
};

/** Says what schema.org would not understand in a JSON-LD object, `path: reason`; empty when all is well. */
export function vocabularyProblems(
  vocabulary: Vocabulary,
  object: JsonLd,
  path = '',
): readonly string[] {
  const { '@type': type, '@context': _, ...properties } = object;
  if (typeof type !== 'string') return [`${path}: has no type`];
  const here = path === '' ? type : `${path}(${type})`;
  const ancestors = vocabulary.ancestorsOf(type);
  if (ancestors.size === 0) return [`${here}: is no class`];
  return [
    ...[...vocabulary.successorsOf(type)].map((other) => `${here}: is now ${other}`),
    ...Object.entries(properties).flatMap(([property, value]) => [
      ...propertyProblems(vocabulary, ancestors, property).map(
        (one) => `${here}.${property}: ${one}`,
      ),
      ...[value]
        .flat()
        .flatMap((one) => valueProblems(vocabulary, property, one, `${here}.${property}`)),
    ]),
  ];
}

function propertyProblems(
  vocabulary: Vocabulary,
  ancestors: ReadonlySet<string>,
  property: string,
): readonly string[] {
  const domain = vocabulary.domainOf(property);
  if (domain.size === 0) return ['is no property'];
  const successors = [...vocabulary.successorsOf(property)].map((other) => `is now ${other}`);
  return !overlaps(domain, ancestors)
    ? [...successors, `belongs to ${[...domain].join(', ')}`]
    : successors;
}

function valueProblems(
  vocabulary: Vocabulary,
  property: string,
  value: unknown,
  path: string,
): readonly string[] {
  const range = vocabulary.rangeOf(property);
  if (value !== null && typeof value === 'object') {
    // JSON has no other objects than these.
    const inner = value as JsonLd;
    const wrong = !overlaps(vocabulary.ancestorsOf(String(inner['@type'])), range);
    const own = wrong ? [`${path}: takes ${[...range].join(', ')}`] : [];
    return [...own, ...vocabularyProblems(vocabulary, inner, path)];
  }
  const fits = [...range].some((name) => fitsRange(vocabulary, name, value));
  return fits ? [] : [`${path}: takes ${[...range].join(', ')}, not ${JSON.stringify(value)}`];
}

function overlaps(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

function fitsRange(vocabulary: Vocabulary, name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return name === 'Boolean';
  if (typeof value === 'number') {
    return name === 'Number' || name === 'Float' || (name === 'Integer' && Number.isInteger(value));
  }
  if (typeof value !== 'string') return false;
  const pattern = patterns[name];
  if (pattern) return pattern.test(value);
  const from = borrowed[name];
  if (from !== undefined && value.startsWith(from)) return true;
  const member = value.replace('https://schema.org/', '');
  return member !== value && vocabulary.enumerationsOf(member).has(name);
}
