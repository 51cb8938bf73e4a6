import { holders } from 'virtual:every-widget';
import { afterEach, expect, test, vi } from 'vitest';
import type { ElementTable } from '../element/attributes/element-table.ts';
import { isEmbedded } from '../element/environment/is-embedded.ts';
import { registerElement } from '../element/mount/register-element.ts';
import { collectFaults } from '../every-widget/collect-faults.fixture.ts';
import { openingTexts } from '../every-widget/example-attributes.fixture.ts';
import { startExamplePage } from '../every-widget/example-page.fixture.ts';
import { untilSteady } from '../every-widget/until-steady.fixture.ts';
import { addWidget, narrow } from '../kit/testing/add-widget.fixture.ts';
import { pressWays } from '../kit/testing/press-field.fixture.ts';
import { type Opening, openings } from './openings.fixture.ts';
import { pressFields, pressThrough } from './press-fields.fixture.ts';
import { renderAround } from './rendered-by.fixture.ts';

const tables = import.meta.glob<{ readonly default: ElementTable }>(
  ['../*/bw-*/bw-*.element.tsx'],
  { eager: true },
);
const widgets = Object.entries(tables).map(([file, { default: table }]) => ({
  table,
  isOwnSite: !isEmbedded(file.split('/')[1] ?? '', table),
}));
for (const { table } of widgets) registerElement(table);

/** A press of each kind of field in each component that holds some, by each way: `Name select mouse`. */
const expected = holders.flatMap(({ name, kinds }) =>
  kinds.flatMap((kind) => pressWays.map((way) => `${name} ${kind} ${way}`)),
);
const pressed = new Set<string>();

/** Whatever a form does as it hears a press: what it makes of it renders before `change` comes. */
const renderOnInput = (input: Event) => {
  const [field] = input.composedPath();
  if (field instanceof Element) renderAround(field);
};
document.addEventListener('input', renderOnInput);

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open({ tag, attributes, isNarrow, ...opening }: Opening): HTMLElement {
  const widget = widgets.find(({ table }) => table.tag === tag);
  if (!widget) throw new Error(`There is no <${tag}>`);
  const openExample = () => {
    startExamplePage(widget.isOwnSite);
    return addWidget(tag, { ...openingTexts(widget.table), ...attributes });
  };
  const element = (opening.open ?? openExample)();
  if (isNarrow) narrow(element, 390);
  return element;
}

const examples: readonly Opening[] = widgets.map(({ table }) => ({ tag: table.tag }));
const all = [...examples, ...openings].map((opening) => {
  const { tag, attributes = {}, presses = [] } = opening;
  return { opening, title: [tag, ...Object.values(attributes), ...presses].join(', ') };
});

test.each(all)('every field that is pressed holds: $title', async ({ opening }) => {
  collectFaults();
  for (const way of pressWays) {
    document.body.replaceChildren();
    const element = open(opening);
    await untilSteady(element);
    await pressThrough(element, opening.presses ?? []);
    for (const { kind, holders: around, ...press } of await pressFields(element, way)) {
      expect
        .soft({ ...press, way, around: around.slice(0, 6).join(' ') })
        .toMatchObject({ state: press.expected });
      if (press.state !== press.expected) continue;
      for (const name of around) pressed.add(`${name} ${kind} ${way}`);
    }
  }
});

test('no form is left out: each component with such fields was pressed in each way', () => {
  document.removeEventListener('input', renderOnInput);
  const missing = expected.filter((press) => !pressed.has(press));
  const held = { id: 'fields.pressed', value: expected.length - missing.length };
  for (const figure of [held, { id: 'fields.all', value: expected.length }]) {
    console.log(JSON.stringify({ ...figure, unit: 'presses' }));
  }
  // Where one is missing, `openings` needs another way to it.
  expect(missing).toEqual([]);
  expect(expected.length).toBeGreaterThan(200);
});
