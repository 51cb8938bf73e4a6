import { holders } from 'virtual:every-widget';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerElement } from '../element/mount/register-element.ts';
import { allWidgets } from '../every-widget/all-widgets.fixture.ts';
import { collectFaults } from '../every-widget/collect-faults.fixture.ts';
import { openingTexts } from '../every-widget/example-attributes.fixture.ts';
import { startExamplePage } from '../every-widget/example-page.fixture.ts';
import { untilSteady } from '../every-widget/until-steady.fixture.ts';
import { addWidget, narrow } from '../kit/testing/add-widget.fixture.ts';
import type { Answers } from '../kit/testing/fake-api.fixture.ts';
import type { PressWay } from '../kit/testing/press-field.fixture.ts';
import type { Opening } from './opening.fixture.ts';
import { openings } from './openings.fixture.ts';
import { pressFields, pressThrough, untilFields } from './press-fields.fixture.ts';
import { renderAround } from './rendered-by.fixture.ts';

/** An example of an answer would take back what was chosen. */
const echoes: Answers = {
  'PUT /rule/favourites': ({ body }: RequestInit) => JSON.parse(String(body)),
};

async function open({ tag, attributes, isNarrow, ...opening }: Opening): Promise<HTMLElement> {
  const widget = allWidgets.find(({ table }) => table.tag === tag);
  if (!widget) throw new Error(`There is no <${tag}>`);
  const openExample = () => {
    startExamplePage(widget.isOwnSite, echoes);
    return addWidget(tag, { ...openingTexts(widget.table), ...attributes });
  };
  const element = await (opening.open ?? openExample)();
  if (isNarrow) narrow(element, 390);
  return element;
}

const examples: readonly Opening[] = allWidgets.map(({ table }) => ({ tag: table.tag }));
const all = [...examples, ...openings].map((opening) => {
  const { tag, attributes = {}, presses = [] } = opening;
  return { opening, title: [tag, ...Object.values(attributes), ...presses].join(', ') };
});

/**
 * Stands for whatever a form does on a press: what it makes of it renders before `change` comes.
 */
function renderOnInput(input: Event): void {
  const [field] = input.composedPath();
  if (field instanceof Element) renderAround(field);
}

/** The tests of one way to press, as the ways run beside one another: each reaches every form. */
export function pressEveryField(way: PressWay): void {
  for (const { table } of allWidgets) registerElement(table);

  /** Each kind of field in each component that holds some: `Name select`. */
  const expected = holders.flatMap(({ name, kinds }) => kinds.map((kind) => `${name} ${kind}`));
  const pressed = new Set<string>();

  beforeAll(() => document.addEventListener('input', renderOnInput));

  afterAll(() => document.removeEventListener('input', renderOnInput));

  test.each(all)('every field that is pressed holds: $title', async ({ opening }) => {
    collectFaults();
    const element = await open(opening);
    await untilSteady(element);
    await pressThrough(element, opening.presses ?? []);
    // Files that load later may take longer than all else that moves.
    if (openings.includes(opening)) await untilFields(element, opening.shows);
    const presses = await pressFields(element, way, opening.shows);
    for (const { kind, holders: around, ...press } of presses) {
      expect
        .soft({ ...press, way, around: around.slice(0, 6).join(' ') })
        .toMatchObject({ state: press.expected });
      if (press.state !== press.expected) continue;
      for (const name of around) pressed.add(`${name} ${kind}`);
    }
  });

  test('no form is left out: each component with such fields was pressed', () => {
    const missing = expected.filter((press) => !pressed.has(press));
    const held = { id: `fields.pressed.${way}`, value: expected.length - missing.length };
    for (const figure of [held, { id: `fields.all.${way}`, value: expected.length }]) {
      console.log(JSON.stringify({ ...figure, unit: 'presses' }));
    }
    // Where one is missing, `openings` needs another way to it.
    expect(missing).toEqual([]);
    expect(expected.length).toBeGreaterThan(65);
  });
}
