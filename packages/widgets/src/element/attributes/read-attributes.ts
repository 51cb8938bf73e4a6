import type { Attribute, AttributeTable, AttributeValues } from './attributes.ts';
import { attributeName, type ParsedAttribute, parseAttribute } from './parse-attribute.ts';

/** An attribute whose text is not accepted, or that is missing though required. */
export interface WrongAttribute {
  readonly name: string;
  readonly attribute: Attribute;
  /** null where the attribute is missing. */
  readonly text: string | null;
  /** The widget can't do without: its fallback content shows. */
  readonly isFatal: boolean;
}

export interface AttributeReading<Table extends AttributeTable> {
  readonly values: AttributeValues<Table>;
  readonly wrong: readonly WrongAttribute[];
}

/** Earlier readings, so that an unchanged text keeps its very value. */
export type ParsedTexts = Map<string, { text: string | null; parsed: ParsedAttribute }>;

/** Parses a widget's attributes; a wrong one counts as absent and is reported. */
export function readAttributes<Table extends AttributeTable>(
  table: Table,
  textOf: (name: string) => string | null,
  earlier: ParsedTexts = new Map(),
): AttributeReading<Table> {
  const values: Record<string, unknown> = {};
  const wrong: WrongAttribute[] = [];
  for (const [property, attribute] of Object.entries(table)) {
    const name = attributeName(property);
    const text = textOf(name);
    const known = earlier.get(name);
    const parsed = known?.text === text ? known.parsed : parseAttribute(attribute, text);
    earlier.set(name, { text, parsed });
    const isRequired = 'required' in attribute && attribute.required === true;
    if (parsed.isWrong || (isRequired && text === null)) {
      wrong.push({ name, attribute, text, isFatal: isRequired });
    }
    values[property] = parsed.value;
  }
  // Each value came out of its own declaration, which is what the type is derived from.
  return { values: values as AttributeValues<Table>, wrong };
}
