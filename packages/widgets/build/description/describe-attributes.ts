import type { Attribute, AttributeTable } from '../../src/element/attributes/attributes.ts';
import { acceptedValues } from '../../src/element/attributes/explain-attribute.ts';
import { attributeName, attributeText } from '../../src/element/attributes/parse-attribute.ts';
import type { AttributeDescription } from './widget-description.ts';

/** A widget's attributes in the order of its table; `types` holds what the compiler knows of them. */
export function describeAttributes(
  table: AttributeTable,
  types: ReadonlyMap<string, string> = new Map(),
): readonly AttributeDescription[] {
  return Object.entries(table).map(([property, declaration]) => ({
    name: attributeName(property),
    property,
    type: typeOf(declaration, types.get(property)),
    accepts: acceptedValues(declaration),
    description: declaration.description,
    default: defaultText(declaration),
    declaration,
  }));
}

/** A required attribute has no default, and an empty text is none that a reader would miss. */
function defaultText(declaration: Attribute): string | undefined {
  if (declaration.type === 'boolean') return String(declaration.default ?? false);
  const text = attributeText(declaration, declaration.default);
  return text || undefined;
}

/**
 * Values in the table's order, which the compiler does not keep. It alone knows the type of JSON,
 * and which properties are HTML's own and therefore text (`id`).
 */
function typeOf(declaration: Attribute, compiled = 'unknown'): string {
  if (compiled === 'string') return compiled;
  switch (declaration.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return orUndefined(declaration, declaration.type);
    case 'enum':
      return orUndefined(declaration, unionOf(declaration.values));
    case 'list':
      return declaration.values
        ? `readonly (${unionOf(declaration.values)})[]`
        : 'readonly string[]';
    case 'json':
      return compiled;
  }
}

function orUndefined(declaration: Attribute, type: string): string {
  const isAlwaysThere =
    declaration.type === 'boolean' ||
    declaration.default !== undefined ||
    ('required' in declaration && declaration.required === true);
  return isAlwaysThere ? type : `${type} | undefined`;
}

function unionOf(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}
