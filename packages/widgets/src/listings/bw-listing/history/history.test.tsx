import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import similarTable from '../../bw-similar/bw-similar.element.tsx';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);
registerElement(similarTable);

const history = 'GET /property/listing/7/history';
const price = (amount: number) => ({ amount, currency: 'CAD', period: 'ONCE' });
const results = [
  { at: '2026-11-20T15:00:00.000Z', change: 'underOffer', price: price(49_900_000) },
  { at: '2026-11-10T15:00:00.000Z', change: 'price', price: price(49_900_000) },
  // Half past midnight in Toronto, whose clocks have just gone back: the day before in UTC-5.
  { at: '2026-11-02T04:30:00.000Z', change: 'listed', price: null },
];

function open(more: Answers = {}, showsHistory = true) {
  const attributes = { bedroomsTotal: 3, ...(showsHistory && { showsHistory }) };

  return openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    {
      'GET /property/listing/7': sampleListing({ attributes }),
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
      [history]: { results },
      ...more,
    },
  );
}

const rows = () =>
  role('table', { name: 'Price history' })
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);

test('where its owner shows it, a table tells when its price was what', async () => {
  const { element } = open();
  narrow(element, 320);
  await expect.element(role('heading', { name: 'Price history', level: 3 })).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      'DateWhat happenedPrice',
      'Nov\u00a020,\u00a02026Under offer$499,000',
      'Nov\u00a010,\u00a02026Price changed$499,000',
      'Nov\u00a01,\u00a02026ListedAsk for the price',
    ]);
  const table = role('table', { name: 'Price history' }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible(document.body);
});

test('where it does not, nothing shows and nothing is asked', async () => {
  const { api } = open({}, false);
  await expect.element(role('heading', { name: 'Overview' })).toBeVisible();
  expect(role('heading', { name: 'Price history' }).elements()).toEqual([]);
  expect(api.callsOf(history)).toEqual([]);
});

test('what its owner has turned off since leaves nothing behind', async () => {
  const { api } = open({ [history]: { results: [] } });
  await expect.poll(() => api.callsOf(history)).toHaveLength(1);
  await expect.element(role('heading', { name: 'Price history' })).not.toBeInTheDocument();
});

test('what could not be had is asked for again', async () => {
  let isDown = true;
  open({ [history]: () => (isDown ? problem('unavailable') : { results }) });
  await expect.element(words('The price history can’t be shown right now.')).toBeVisible();
  isDown = false;
  await userEvent.click(
    role('region', { name: 'Price history' }).getByRole('button', { name: 'Try again' }),
  );
  await expect.element(role('table', { name: 'Price history' })).toBeVisible();
});
