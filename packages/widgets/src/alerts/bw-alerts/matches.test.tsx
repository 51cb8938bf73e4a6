import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { found, openAlerts, rule } from './alerts.fixture.ts';

const canoes = role('link', { name: 'Canoes near Hamilton' });
const news = role('region', { name: 'New since you last looked' });
const others = role('region', { name: 'Everything it finds' });
const onlyNew = role('checkbox', { name: 'Only new' });
const listings = [
  found(5, { kind: 'reduced' }),
  found(4),
  found(3, { kind: 'gone' }),
  found(2, { kind: 'new', isSeen: true }),
];
const gone = { ...found(3, { kind: 'gone' }), summary: null };

test('an opened alert shows its news with its reason, then all it finds, and is seen', async () => {
  const { api, element } = openAlerts({ found: listings, rules: [rule(7, { newCount: 2 })] });
  await userEvent.click(canoes);
  await expectText(news, 'Price reduced · Nov\u00a020');
  await expectText(news, 'Canoe 5');
  await expectText(news, 'Sold or gone · Nov\u00a020');
  await expectText(others, 'Canoe 4');
  await expectText(others, 'Canoe 2');
  await expectText(others, '4 listings');
  expect(others.element().textContent).not.toContain('Canoe 5');
  await expect.poll(() => api.callsOf('POST /rule/item/7/seen')).toHaveLength(1);
  expect(api.callsOf('POST /rule/item/7/seen')[0]).toContain('{"newest":5}');
  await expect.element(words('2 new')).not.toBeInTheDocument();
  expect(element.getAttribute('alert')).toBe('7');
  await expectAccessible(document.body);
});

test('keys lead to what it has found and back to its row', async () => {
  openAlerts({ found: listings });
  await expect.element(canoes).toBeVisible();
  (canoes.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(news).toBeVisible();
  await expect
    .poll(focused)
    .toBe(role('heading', { name: 'Canoes near Hamilton', level: 2 }).element());
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(news).not.toBeInTheDocument();
  await expect.poll(focused).toBe(canoes.element());
});

test('only what is new shows where that is wanted', async () => {
  const { element } = openAlerts({ found: listings, attributes: { alert: '7' } });
  await expect.element(others).toBeVisible();
  await userEvent.click(onlyNew);
  await expect.element(others).not.toBeInTheDocument();
  await expect.element(news).toBeVisible();
  expect(element.hasAttribute('only-new')).toBe(true);
});

test('a listing that is gone says so', async () => {
  openAlerts({ found: [gone], attributes: { alert: '7' } });
  await expectText(news, 'No longer available');
  await expectText(news, 'Listing 3');
  await expectAccessible(document.body);
});

test.each([
  [{ alert: '7' }, 'Nothing fits for now.'],
  [{ alert: '7', 'only-new': '' }, 'Nothing new.'],
])('where there is nothing with %j it says so', async (attributes, said) => {
  openAlerts({ attributes });
  await expect.element(words(said)).toBeVisible();
  await expectAccessible(document.body);
});

test('more of what it finds comes by a press', async () => {
  const many = Array.from({ length: 30 }, (_, index) => found(index + 1));
  openAlerts({ found: many, attributes: { alert: '7' } });
  const cards = others.getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(24);
  await userEvent.click(role('button', { name: 'Show more' }));
  await expect.poll(() => cards.elements()).toHaveLength(30);
});

test('more news than shows is seen by a press alone', async () => {
  const many = Array.from({ length: 120 }, (_, index) => found(index + 1, {}));
  const { api } = openAlerts({ found: many, attributes: { alert: '7', 'only-new': '' } });
  await expectText(news, 'The latest 100 of 120 show.');
  expect(api.callsOf('POST /rule/item/7/seen')).toEqual([]);
  await userEvent.click(role('button', { name: 'Mark all as seen' }));
  await expect.poll(() => api.callsOf('POST /rule/item/7/seen')).toHaveLength(1);
  await expect.element(role('button', { name: 'Mark all' })).not.toBeInTheDocument();
});

test('another’s alert is as if there were none', async () => {
  openAlerts({ attributes: { alert: '8' } });
  await expect.element(words('There is no such alert.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'All alerts' }));
  await expect.element(canoes).toBeVisible();
});

test('one that can’t look shows no listings, and why', async () => {
  const { api } = openAlerts({
    attributes: { alert: '7' },
    rules: [rule(7, { pausedFor: 'place' })],
  });
  await expect.element(words('its place is not known any more')).toBeVisible();
  await expect.poll(() => api.callsOf('GET /rule/item/7/listings')).toHaveLength(1);
  await expect.element(others).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('out of reach it keeps what it has, and says that it may be old', async () => {
  const many = Array.from({ length: 30 }, (_, index) => found(index + 1));
  const { facts } = openAlerts({ found: many, attributes: { alert: '7' } });
  const cards = others.getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(24);
  facts.isDown = true;
  await userEvent.click(role('button', { name: 'Show more' }));
  await expect.element(words('What you see may be old.')).toBeVisible();
  expect(cards.elements()).toHaveLength(24);
  await expectAccessible(document.body);
  facts.isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.poll(() => cards.elements()).toHaveLength(30);
});

test('it fits 320 px', async () => {
  const { element } = openAlerts({ found: listings, attributes: { alert: '7' } });
  narrow(element, 320);
  await expect.element(others).toBeVisible();
  expect(element.shadowRoot?.querySelector('.alerts')?.scrollWidth).toBeLessThanOrEqual(320);
});
