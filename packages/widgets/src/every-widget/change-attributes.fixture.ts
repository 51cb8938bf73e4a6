import { commonAttributes } from '../element/attributes/common-attributes.ts';
import type { ElementTable } from '../element/attributes/element-table.ts';
import { writeAttribute } from '../element/attributes/write-attribute.ts';
import { listChanges, type Texts } from './example-attributes.fixture.ts';
import { nextFrame } from './until-steady.fixture.ts';

/** Changes each attribute, as HTML and as a property, and takes the change back. */
export async function changeAttributes(
  element: Element,
  { attributes }: ElementTable,
  texts: Texts,
  expectWorking: (when: string) => void,
): Promise<void> {
  const { theme, locale } = commonAttributes;
  for (const { property, name, text } of listChanges({ ...attributes, theme, locale }, texts)) {
    const before = texts[name] ?? null;
    writeAttribute(element, name, text);
    await nextFrame();
    expectWorking(`with ${name}="${text}"`);
    const value: unknown = Reflect.get(element, property);
    writeAttribute(element, name, before);
    await nextFrame();
    expectWorking(`without ${name}="${text}"`);
    Reflect.set(element, property, value);
    await nextFrame();
    expectWorking(`with ${property} = ${JSON.stringify(value)}`);
    writeAttribute(element, name, before);
  }
}
