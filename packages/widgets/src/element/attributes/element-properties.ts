import { mountOf } from '../mount/widget-mount.tsx';
import type { Attribute, AttributeTable } from './attributes.ts';
import { commonAttributes } from './common-attributes.ts';
import type { ElementTable } from './element-table.ts';
import { attributeName, attributeText } from './parse-attribute.ts';
import { writeAttribute } from './write-attribute.ts';

/**
 * Gives a class the properties of a table and answers their names. What HTML elements have
 * already (`id`, `title`) reflects its attribute natively.
 */
export function defineProperties(prototype: HTMLElement, table: ElementTable): readonly string[] {
  const attributes: AttributeTable = { ...commonAttributes, ...table.attributes };
  const all = [...Object.keys(attributes), ...Object.keys(table.properties ?? {})];
  const names = all.filter((name) => !(name in HTMLElement.prototype));
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return mountOf(this)?.valueOf(name);
      },
      set(this: HTMLElement, value: unknown) {
        setProperty(this, table.tag, name, attributes[name], value);
      },
    });
  }
  return names;
}

/** Passes on what a page set before the element was defined, which hides the accessor. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

function setProperty(
  element: HTMLElement,
  tag: string,
  name: string,
  attribute: Attribute | undefined,
  value: unknown,
): void {
  if (attribute && attribute.type !== 'json') {
    writeAttribute(element, attributeName(name), attributeText(attribute, value));
    return;
  }
  const mount = mountOf(element);
  const accepted = attribute && value !== undefined ? attribute.parse(value) : value;
  if (attribute && value !== undefined && accepted === undefined) {
    import('./explain-attribute.ts').then(({ explainWrongProperty }) =>
      console.warn(explainWrongProperty(tag, name, attribute)),
    );
  }
  if (accepted === undefined) mount?.objects.delete(name);
  else mount?.objects.set(name, accepted);
  mount?.changed();
}
