import { fireEvent, type WrapperEvents } from '../wrapper-events.ts';
import type { AttributeTable } from './attributes.ts';
import { absentValue, attributeName, attributeText } from './parse-attribute.ts';
import { writeAttribute } from './write-attribute.ts';

/** Attributes with their new texts; null takes one away. */
export type ChangedTexts = Readonly<Record<string, string | null>>;

/**
 * Changes attributes from inside the widget. Shareable ones travel through `bw-state`; a page
 * that cancels it applies them itself (docs/architecture/widgets.md#mounting). Answers what became
 * of them.
 */
export function changeAttributes(
  element: Element,
  table: AttributeTable,
  patch: Readonly<Record<string, unknown>>,
  wanted: 'replace' | 'push' | undefined,
): WrapperEvents['bw-state'] | undefined {
  const shareable: Record<string, string | null> = {};
  let mode = wanted ?? 'replace';
  for (const [property, value] of Object.entries(patch)) {
    const attribute = table[property];
    if (!attribute) throw new TypeError(property);
    const name = attributeName(property);
    const text = textUnlessDefault(attribute, value);
    if (text === element.getAttribute(name)) continue;
    if (!attribute.url) {
      writeAttribute(element, name, text);
      continue;
    }
    shareable[name] = text;
    if (!wanted && attribute.url === 'push') mode = 'push';
  }
  const change = { changed: shareable, mode };
  const isEmpty = Object.keys(shareable).length === 0;
  if (isEmpty || !fireEvent(element, 'bw-state', change)) return undefined;
  for (const [name, text] of Object.entries(shareable)) writeAttribute(element, name, text);
  return change;
}

function textUnlessDefault(attribute: AttributeTable[string], value: unknown): string | null {
  const text = attributeText(attribute, value);
  return text === attributeText(attribute, absentValue(attribute)) ? null : text;
}
