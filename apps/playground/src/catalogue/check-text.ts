import type { Attribute } from '@boardwalk/widgets/element/attributes.ts';
import { parseAttribute } from '@boardwalk/widgets/element/parse-attribute.ts';
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
export function acceptedWords(attribute: CatalogueAttribute): string {
  const { type, accepts, values, minimum, maximum, integer } = attribute;
  if (accepts) return accepts;
  if (values) {
    const words = values.join(', ');
    return type === 'list' ? `some of ${words}, separated by commas` : `one of ${words}`;
  }
  if (type !== 'number') return `a text of at most ${longestText} characters`;
  const kind = integer ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `${kind} from ${minimum} to ${maximum}`;
  return minimum === undefined ? kind : `${kind} from ${minimum} on`;
}

function asDeclared({ pattern, ...attribute }: CatalogueAttribute): Attribute {
  // It is a declaration again, save that JSON can't hold a pattern, nor what parses JSON.
  return {
    ...attribute,
    parse: (value: unknown) => value,
    ...(pattern !== undefined && { pattern: new RegExp(pattern) }),
  } as unknown as Attribute;
}
