import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { calls, orderId, rosa, summary } from '../shared/testing/orders.fixture.ts';

const many = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({ id: name, name }));
const rows = (['PAID', 'OPEN', 'FUNDS_PENDING', 'FAILED', 'CANCELLED'] as const).map(
  (state, index) => ({ ...summary, id: `222222222${index + 2}`, state }),
);

export default {
  // Each state, with something that shows in it and how many texts it says at least.
  ...eachState(
    [
      ['orders in each state', { results: rows, total: 31 }, '.orders-row', 24],
      ['one of many shops', { results: [{ ...summary, shops: many }], total: 1 }, '.orders-row', 6],
      ['no orders', { results: [], total: 0 }, '.state', 5],
    ] as const,
    '%s: nothing is said that stands in no catalogue',
    async ([_, answer, shown, least]) => {
      const { element } = openWidget(
        'bw-orders',
        { locale: 'fr-CA' },
        { 'GET /user/': rosa, [calls.orders]: answer },
        { siteOrigin: location.origin },
      );
      await untilShown(element, shown);
      await expectTranslated(element, least, [rows, many, orderId]);
    },
  ),
} satisfies TranslatedStates;
