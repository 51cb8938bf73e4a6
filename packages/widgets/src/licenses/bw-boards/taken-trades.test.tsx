import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import {
  answerBoards,
  boards,
  describeDetails,
  main,
  openBoards,
  searchCall,
} from './boards.fixture.ts';

const row = (name: string) => role('button', { name, exact: false }).last();
const card = role('dialog').last();
const taken = 'Trades that are taken here';

test('a board says which trades it takes no more of, without a listing too', async () => {
  openBoards();
  await userEvent.click(row('King at James'));
  await expectText(card, `${taken}: Roofing`);
  await expect.element(card.getByRole('button', { name: 'Advertise Here' })).toBeVisible();
  await expectAccessible(document.body);
});

test('to the merchant of such a trade it names the trades beside the refusal', async () => {
  openBoards({ 'plan-id': main.id, 'listing-id': '71' });
  await expect.element(role('region', { name: 'Your listing' })).toBeVisible();
  // The row says it before anybody opens the card.
  await expectText(row('King at James'), 'None for your trade');
  await userEvent.click(row('King at James'));
  await expectText(card, 'This board takes no more merchants of your trade.');
  await expectText(card, `${taken}: Roofing`);
});

test('boards of an address that can’t be had are marked among those that are chosen', async () => {
  openBoards({ 'plan-id': main.id, 'listing-id': '71', billboards: '1,2,4' });
  const chosen = role('region', { name: 'Chosen boards' });
  await expectText(chosen, 'None for your trade');
  const marked = chosen
    .getByRole('listitem')
    .elements()
    .filter((one) => one.querySelector('.is-refused'))
    .map((one) => one.textContent);
  expect(marked).toEqual(['King at JamesNone for your trade', 'Market Squareno place left']);
});

test.each(['Main Street', 'Market Square'])(
  '“%s”, which takes all trades, or nobody, names none',
  async (name) => {
    const [, king] = boards;
    if (!king) throw new Error('It stands in the fixture.');
    const full = { ...king, id: 4, name: 'Market Square', taken: 8 };
    openBoards({}, { 'GET /billboard/4': describeDetails(full) });
    await userEvent.click(row(name));
    await expectText(card, `${name} faces the road into town.`);
    await expect.element(card).not.toHaveTextContent(taken);
  },
);

test.each([
  [320, 'ltr', 'en-CA', 'Insurance'],
  [320, 'ltr', 'fr-CA', 'Assurance'],
  [390, 'rtl', 'en-CA', 'Insurance'],
])('at %s px, %s, in %s eight trades stay within the card', async (width, dir, locale, last) => {
  await page.viewport(400, 800);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const [first] = boards;
  if (!first) throw new Error('It stands in the fixture.');
  // Kitchens, contractors, heating, windows, landscaping, moving, mortgages and insurance.
  const fullServices = [1, 3, 6, 7, 10, 12, 15, 16].reduce((sum, bit) => sum + 2 ** bit, 0);
  const busy = { ...first, capacity: 12, taken: 9, fullServices };
  const { element } = openBoards(
    { locale },
    { [searchCall]: answerBoards([busy]), 'GET /billboard/1': describeDetails(busy) },
  );
  narrow(element, width);
  await userEvent.click(row('Main Street'));
  await expectText(card, last);
  const line = element.shadowRoot?.querySelector('.picked-trades');
  const frame = element.shadowRoot?.querySelector('.board-card');
  if (!line || !frame) throw new Error('The card names no trades.');
  const [inner, outer] = [line.getBoundingClientRect(), frame.getBoundingClientRect()];
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  await expectAccessible(element);
});
