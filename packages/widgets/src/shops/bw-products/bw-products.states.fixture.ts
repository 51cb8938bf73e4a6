import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { listedOf, settingsOf, shopAnswers, shopOf, shopPath } from '../testing/shop.fixture.ts';
import { editOf, gridRowOf } from './grid/product-grid.fixture.ts';

const results = [
  listedOf('mug', { title: 'Stoneware mug' }),
  listedOf('shirt', {
    ...{ priceTo: 5200, variants: 6, stock: null, availability: 'low', isActive: false },
  }),
];
const data = [results, shopOf(), settingsOf('mug'), settingsOf('shirt')];

const open = (answers: object) =>
  openWidget(
    'bw-products',
    { shop: 'maple', locale: 'fr-CA' },
    {
      ...shopAnswers,
      [`GET ${shopPath}/products/all`]: { results, total: 2 },
      [`GET ${shopPath}/product/mug/settings`]: settingsOf('mug'),
      [`GET ${shopPath}/product/shirt/settings`]: settingsOf('shirt'),
      [`POST ${shopPath}/product/mug/activate`]: () => problem('conflict'),
      [`POST ${shopPath}/product/shirt/activate`]: () => problem('conflict'),
      ...answers,
    },
  ).element;

const rows = [
  gridRowOf(1, { title: 'Stoneware mug', sku: 'Mug 1' }),
  gridRowOf(2, { values: ['S'], stockMode: 'on-order', isActive: false }),
];
const edits = [editOf(7), editOf(6, { state: 'undone' })];
const outdated = { id: 'product-1', outcome: 'outdated', rows: rows.slice(0, 1) };

/** Opens the grid, and types over its first price. */
async function typePrice(text: string, answers: object = {}) {
  const { element } = openWidget(
    'bw-products',
    { shop: 'maple', view: 'grid', locale: 'fr-CA' },
    {
      ...shopAnswers,
      [`GET ${shopPath}/products/rows`]: { results: rows, total: 2 },
      [`GET ${shopPath}/products/edits`]: { results: edits },
      ...answers,
    },
  );
  const cell = await untilShown(element, 'tbody [role=gridcell].is-number');
  cell.focus();
  await userEvent.keyboard(`${text}{Enter}`);
  return element;
}

/** Presses the button that begins to save, then the one that does. */
async function saveGrid(element: HTMLElement) {
  await userEvent.click(await untilShown(element, '.grid-actions .button-primary'));
  await userEvent.click(await untilShown(element, 'dialog[open] [type=submit]'));
}

/** The currency stands in the name of a column. */
const gridData = [rows, edits, shopOf(), 'CAD)'];

/** Chooses all products, then the action of that place. */
async function actOnAll(place: number) {
  const element = open({});
  await userEvent.click(await untilShown(element, 'thead input[type=checkbox]'));
  await untilShown(element, '.table-bulk');
  const button = element.shadowRoot?.querySelectorAll('.table-bulk .button')[place];
  if (button) await userEvent.click(button);
  return element;
}

export default {
  ...eachState(
    [
      ['products', 20, {}],
      ['none', 4, { [`GET ${shopPath}/products/all`]: { results: [], total: 0 } }],
      ['an unknown shop', 3, { [`GET ${shopPath}/products/all`]: () => problem('not-found') }],
    ] as const,
    'says nothing that stands in no catalogue: %s',
    async ([, atLeast, answers]) => expectTranslated(open(answers), atLeast, data),
  ),
  'says in catalogues alone what was refused': async () => {
    const element = await actOnAll(0);
    await untilShown(element, '[role=alert]');
    await expectTranslated(element, 20, data);
  },
  'says in catalogues alone what prices become': async () => {
    const element = await actOnAll(2);
    await untilShown(element, '.repricing-table');
    await expectTranslated(element, 20, data);
  },
  'says in catalogues alone what is typed in a grid, and what is wrong with it': async () => {
    const element = await typePrice('-5');
    await untilShown(element, '.grid-faults');
    await expectTranslated(element, 30, [...gridData, '-5', '1234,50']);
  },
  'says in catalogues alone what a grid would save': async () => {
    const element = await typePrice('9');
    await userEvent.click(await untilShown(element, '.grid-actions .button-primary'));
    await untilShown(element, 'dialog[open] .repricing-table');
    await expectTranslated(element, 30, gridData);
  },
  'says in catalogues alone what a grid has not saved': async () => {
    const element = await typePrice('9', {
      [`POST ${shopPath}/products/edits`]: { edit: null, results: [outdated] },
    });
    await saveGrid(element);
    await untilShown(element, '[role=alert]');
    await expectTranslated(element, 30, gridData);
  },
} satisfies TranslatedStates;
