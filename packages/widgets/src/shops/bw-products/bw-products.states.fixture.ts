import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { listedOf, settingsOf, shopAnswers, shopOf, shopPath } from '../testing/shop.fixture.ts';

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
} satisfies TranslatedStates;
