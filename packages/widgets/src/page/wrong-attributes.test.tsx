import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Attribute } from '../element/attributes/attributes.ts';
import { commonAttributes } from '../element/attributes/common-attributes.ts';
import type { ElementTable } from '../element/attributes/element-table.ts';
import { attributeName, parseAttribute } from '../element/attributes/parse-attribute.ts';
import { registerElement } from '../element/mount/register-element.ts';
import { addWidget, untilShown } from '../kit/testing/add-widget.fixture.ts';
import { fakeApi } from '../kit/testing/fake-api.fixture.ts';
import listingTable from '../listings/bw-listing/bw-listing.element.tsx';
import similarTable from '../listings/bw-similar/bw-similar.element.tsx';
import searchTable from '../search/bw-search/bw-search.element.tsx';

// Each table has its own values and events; their attributes are all that counts here.
const tables = [searchTable, listingTable, similarTable] as unknown as readonly ElementTable[];
for (const table of tables) registerElement(table);

const identity = { type: 'property', id: '7' };

/** What an attribute must refuse, with the words in which it says what it accepts. */
function refusedBy(attribute: Attribute): readonly (readonly [text: string, accepted: string])[] {
  switch (attribute.type) {
    case 'number': {
      const { minimum, maximum, integer } = attribute;
      const kind = integer ? 'a whole number' : 'a number';
      return [
        ['many', kind],
        ['', kind],
        ...(integer ? [['1.5', kind] as const] : []),
        ...(minimum === undefined ? [] : [[String(minimum - 1), `from ${minimum}`] as const]),
        ...(maximum === undefined ? [] : [[String(maximum + 1), `up to ${maximum}`] as const]),
      ];
    }
    case 'enum':
      return [['nonsense', attribute.values.join(', ')]];
    case 'list':
      return attribute.values
        ? [[`${attribute.values[0]},nonsense`, attribute.values.join(', ')]]
        : [];
    case 'string':
      return attribute.pattern ? [['§ 9 ??', attribute.accepts ?? 'a text']] : [];
    case 'json':
      return [['{', attribute.accepts]];
    case 'boolean':
      return [];
  }
}

const cases = tables.flatMap((table) =>
  Object.entries({ ...commonAttributes, ...table.attributes } as Record<string, Attribute>).flatMap(
    ([property, attribute]) =>
      refusedBy(attribute).map(([text, accepted]) => ({
        table,
        tag: table.tag,
        property,
        name: attributeName(property),
        attribute,
        text,
        accepted,
      })),
  ),
);

let warned: MockInstance<typeof console.warn>;

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

test('every attribute refuses something but those that take any text', () => {
  const tested = new Set(cases.map(({ tag, name }) => `${tag} ${name}`));
  const all = tables.flatMap(({ tag, attributes }) =>
    Object.keys({ ...commonAttributes, ...attributes }).map(
      (name) => `${tag} ${attributeName(name)}`,
    ),
  );
  expect(all.filter((one) => !tested.has(one))).toEqual([
    'bw-search subcategory',
    'bw-search text',
    'bw-search near',
    'bw-search filters',
    'bw-search has-pictures',
    'bw-search is-reduced',
    'bw-search tags',
    'bw-search heading',
    'bw-listing preview',
  ]);
});

test.each(cases)('<$tag $name="$text"> is refused in one line', async (one) => {
  const { tag, property, name, attribute, text, accepted } = one;
  const required = tag === 'bw-search' ? {} : identity;
  const element = addWidget(tag, { ...required, [name]: text });
  element.append('Call us');
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  const [line] = warned.mock.calls.flat();
  expect(line).toContain(`<${tag}> attribute "${name}" is ${JSON.stringify(text)}; accepted: `);
  expect(line).toContain(accepted);

  if ('required' in attribute) {
    const slot = await untilShown(element, 'slot');
    // The selector found a slot.
    expect((slot as HTMLSlotElement).assignedNodes()[0]?.textContent).toBe('Call us');
  } else {
    await untilShown(element, '.bw-content > :not(slot)');
    // What HTML elements have already reflects its attribute natively.
    if (!(property in HTMLElement.prototype)) {
      expect(Reflect.get(element, property)).toEqual(parseAttribute(attribute, null).value);
    }
  }
  element.remove();
  document.body.append(element);
  // A later widget's refusal comes after any that the move would bring.
  addWidget(tag, { ...required, theme: 'later' });
  const lines = () => warned.mock.calls.flat().map(String);
  await expect.poll(() => lines().at(-1)).toContain('attribute "theme" is "later"');
  expect(lines()).toHaveLength(2);
});

test.each([listingTable, similarTable])(
  '<$tag> without its listing says what it needs',
  async ({ tag }) => {
    addWidget(tag, { type: 'property' });
    await expect.poll(() => warned.mock.calls.length).toBe(1);
    expect(warned.mock.calls.flat()[0]).toBe(
      `[boardwalk] <${tag}> attribute "id" is missing; accepted: a whole number from 1`,
    );
  },
);
