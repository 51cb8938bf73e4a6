import type {
  Attribute,
  NumberAttribute,
} from '@boardwalk/widgets/element/attributes/attributes.ts';
import { parseAttribute } from '@boardwalk/widgets/element/attributes/parse-attribute.ts';
import type { CatalogueAttribute } from './catalogue.ts';

/** Longer texts are no attributes that anybody writes. */
export const longestText = 500;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses
const control = /[\u0000-\u001f\u007f]/;

/** Whether a text may stand in the attribute: by the same rules as in the widget itself. */
export function isAccepted(attribute: CatalogueAttribute, text: string): boolean {
  if (text.length > longestText || control.test(text)) return false;
  return !parseAttribute(asDeclared(attribute), text).isWrong;
}

/** What the attribute takes, in words. */
export function describeAcceptedText(attribute: CatalogueAttribute): string {
  if ('accepts' in attribute && attribute.accepts) return attribute.accepts;
  if (attribute.type === 'number') return acceptedNumbers(attribute);
  if ('values' in attribute && attribute.values) {
    const words = attribute.values.join(', ');
    return attribute.type === 'list' ? `some of ${words}, separated by commas` : `one of ${words}`;
  }
  return `a text of at most ${longestText} characters`;
}

function acceptedNumbers({ minimum, maximum, integer }: NumberAttribute): string {
  const kind = integer ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `${kind} from ${minimum} to ${maximum}`;
  return minimum === undefined ? kind : `${kind} from ${minimum} on`;
}

/** A declaration again: what reads JSON lets everything through, as the catalogue holds none of it. */
function asDeclared(attribute: CatalogueAttribute): Attribute {
  if (attribute.type === 'json') return { ...attribute, parse: (value) => value };
  if (attribute.type !== 'string') return attribute;
  const { pattern, ...rest } = attribute;
  return pattern === undefined ? rest : { ...rest, pattern: new RegExp(pattern) };
}
