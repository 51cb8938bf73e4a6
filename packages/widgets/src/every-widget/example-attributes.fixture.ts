import type { Attribute, AttributeTable } from '../element/attributes/attributes.ts';
import type { ElementTable } from '../element/attributes/element-table.ts';
import { attributeName, parseAttribute } from '../element/attributes/parse-attribute.ts';

/** Attributes by their names in HTML. */
export type Texts = Readonly<Record<string, string>>;

/** Texts for every pattern of the tables. */
const texts = ['example', 'sample', '7', '8', '1..2', '0,0,1,1', '7,8', 'FURNITURE', 'CA', 'US'];

/** Texts that the attribute takes, each of another meaning. */
function acceptedTexts(attribute: Attribute): readonly string[] {
  return candidates(attribute).filter((text) => !parseAttribute(attribute, text).isWrong);
}

function candidates(attribute: Attribute): readonly string[] {
  switch (attribute.type) {
    case 'boolean':
      return attribute.default ? ['false'] : [''];
    case 'enum':
      return attribute.values.filter((value) => value !== attribute.default);
    case 'list':
      return attribute.values ?? texts;
    case 'number':
      return [1, 2, attribute.minimum, attribute.maximum]
        .filter((number) => number !== undefined && number !== attribute.default)
        .map(String);
    case 'string':
      return texts;
    case 'json':
      return ['{}', '[]'];
  }
}

/** What some widgets need to show something, beside what they require. */
const firstSights: Readonly<Record<string, Texts>> = {
  'bw-heading': { text: 'Example' },
  'bw-search': { category: 'property' },
};

/** The attributes that the widget is opened with, by their names in HTML. */
export function openingTexts({ tag, attributes }: ElementTable): Texts {
  const required = Object.entries(attributes).filter(
    ([, attribute]) => 'required' in attribute && attribute.required,
  );
  const texts = required.map(([property, attribute]) => {
    const [text] = acceptedTexts(attribute);
    if (text === undefined) throw new Error(`No example fits "${property}" of <${tag}>; add one.`);
    return [attributeName(property), text];
  });
  return { ...Object.fromEntries(texts), ...firstSights[tag] };
}

/** An attribute and a text that changes what it means. */
export interface AttributeChange {
  readonly property: string;
  readonly name: string;
  readonly text: string;
}

/** One change of each attribute. */
export function listChanges(
  attributes: AttributeTable,
  current: Texts,
): readonly AttributeChange[] {
  return Object.entries(attributes).map(([property, attribute]) => {
    const name = attributeName(property);
    const text = acceptedTexts(attribute).find((other) => other !== current[name]);
    if (text === undefined) throw new Error(`No other example fits "${property}"; add one.`);
    return { property, name, text };
  });
}
