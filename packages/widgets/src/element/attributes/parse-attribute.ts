import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import type { Attribute } from './attributes.ts';

/** A value; the default where the text is wrong. */
export interface ParsedAttribute {
  readonly value: unknown;
  readonly isWrong: boolean;
}

/** The attribute of a property: `mapTiles` → `map-tiles`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What an attribute's text means; null stands for an absent attribute. */
export function parseAttribute(attribute: Attribute, text: string | null): ParsedAttribute {
  const value = text === null ? undefined : parseText(attribute, text);
  return {
    value: value === undefined ? absentValue(attribute) : value,
    isWrong: text !== null && value === undefined,
  };
}

/** The text that means `value`; null means that the attribute goes. */
export function attributeText(attribute: Attribute, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (attribute.type === 'boolean') {
    if (value) return '';
    return attribute.default ? 'false' : null;
  }
  if (attribute.type === 'json') return writeJson(value);
  return Array.isArray(value) ? value.join() : String(value);
}

/** What an attribute that is not there means. */
export function absentValue(attribute: Attribute): unknown {
  if (attribute.type === 'boolean') return attribute.default ?? false;
  if (attribute.type === 'list') return attribute.default ?? [];
  return attribute.default;
}

/** undefined where the text is wrong. */
function parseText(attribute: Attribute, text: string): unknown {
  switch (attribute.type) {
    case 'string':
      return attribute.pattern?.test(text) === false ? undefined : text;
    case 'number':
      return parseNumber(attribute, text);
    case 'boolean':
      return text !== 'false';
    case 'enum':
      return attribute.values.includes(text) ? text : undefined;
    case 'list':
      return parseList(attribute.values, text);
    case 'json':
      return parseJson(attribute, text);
  }
}

function parseNumber(
  { minimum = -Infinity, maximum = Infinity, integer }: Attribute & { type: 'number' },
  text: string,
): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const fits = value >= minimum && value <= maximum && (!integer || Number.isSafeInteger(value));
  return fits && Number.isFinite(value) ? value : undefined;
}

function parseList(
  values: readonly string[] | undefined,
  text: string,
): readonly string[] | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return !values || words.every((word) => values.includes(word)) ? words : undefined;
}

function parseJson({ parse }: Attribute & { type: 'json' }, text: string): unknown {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
