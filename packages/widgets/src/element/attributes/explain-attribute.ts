import type { Attribute, NumberAttribute } from './attributes.ts';

/** One console line: which attribute, what came, and what is accepted. null: it is missing. */
export function explainWrongAttribute(
  tag: string,
  name: string,
  attribute: Attribute,
  text: string | null,
): string {
  const came = text === null ? 'is missing' : `is ${JSON.stringify(text)}`;
  return `[boardwalk] <${tag}> attribute "${name}" ${came}; accepted: ${acceptedValues(attribute)}`;
}

/** The same for the value of a property. */
export function explainWrongProperty(tag: string, name: string, attribute: Attribute): string {
  return `[boardwalk] <${tag}> property "${name}" is wrong; accepted: ${acceptedValues(attribute)}`;
}

/** What an attribute takes, in words: `one of list, split, map`. */
export function acceptedValues(attribute: Attribute): string {
  switch (attribute.type) {
    case 'string':
      return attribute.accepts ?? 'a text';
    case 'number':
      return acceptedNumbers(attribute);
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${attribute.values.join(', ')}`;
    case 'list':
      return `a comma-separated list of ${(attribute.values ?? ['words']).join(', ')}`;
    case 'json':
      return `${attribute.accepts}, as JSON`;
  }
}

function acceptedNumbers({ minimum, maximum, integer }: NumberAttribute): string {
  const kind = integer ? 'a whole number' : 'a number';
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return kind + from + (maximum === undefined ? '' : ` up to ${maximum}`);
}
