import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { calls, east, openZones, west } from './zones.fixture.ts';

const list = role('list', { name: 'Boards of West' });
const row = (name: string) => list.getByRole('button', { name, exact: false });
const card = role('dialog', { name: 'Picked board' });

test('a zone says what it is, who sponsors it since when, and which boards stand in it', async () => {
  openZones();
  const zone = role('region', { name: 'West' });
  for (const said of [
    'Between the lake and the railway.',
    '3 boards',
    'since Nov\u00a01,\u00a02026',
  ]) {
    await expectText(zone, said);
  }
  await expect
    .element(zone.getByRole('link', { name: 'Elm Roofing' }))
    .toHaveAttribute('href', `${location.origin}/merchant/listing/71`);
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(row('Main Street')).toHaveAccessibleName('Main Street 5 of 8 places taken');
  await expect.element(row('Mill Bridge')).toHaveAccessibleName('Mill Bridge out of service');
  await expect.element(words('Elsewhere')).not.toBeInTheDocument();
  // The only zone is no choice.
  await expect.element(role('combobox')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('the map has the boards of the list, each with the same card', async () => {
  openZones();
  const sign = role('button', { name: 'Mill Bridge, out of service' });
  await expect.element(sign).toBeVisible();
  (sign.element() as HTMLElement).click();
  await expectText(card, 'Seen by those who come from the south.');
  await expectText(card, 'Out of service; we don’t know yet until when');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(sign.element());
});

test('a row opens the card of its board by keys alone, and has the focus again', async () => {
  openZones({ [calls.board]: () => problem('internal') });
  await expect.element(row('Mill Bridge')).toBeVisible();
  (row('Mill Bridge').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText(card, 'More of this board couldn’t be loaded.');
  await expect.element(row('Mill Bridge')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()).toBe(row('Mill Bridge').element());
});

test('of several zones one shows, which the address has', async () => {
  const { element } = openZones({ [calls.zones]: { items: [east, west] } });
  const zone = role('region', { name: 'East' });
  await expectText(zone, 'No board stands in this zone at the moment.');
  await expect.poll(() => zone.getByRole('listitem').elements()).toHaveLength(2);
  await userEvent.selectOptions(role('combobox', { name: 'Zone' }), 'West');
  await expect.element(row('Main Street')).toBeVisible();
  expect(element.getAttribute('zone')).toBe('5');
  await expectAccessible(document.body);
});

test('whoever sponsors none is told, and led to the plans', async () => {
  openZones({ [calls.zones]: { items: [] } });
  await expect.element(words('Your listings sponsor no zone.')).toBeVisible();
  await expect
    .element(role('link', { name: 'See the plans' }))
    .toHaveAttribute('href', `${location.origin}/subscription`);
  await expectAccessible(document.body);
});

test.each([
  [calls.zones, { items: [west] }],
  [calls.boards, undefined],
])('“%s” that fails is told, and tried again', async (call, answer) => {
  let tries = 0;
  openZones({
    [call]: () => {
      tries += 1;
      if (tries === 1 || !answer) return problem('internal');
      return answer;
    },
  });
  await expectText(role('alert'), 'This can’t be shown right now.');
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.poll(() => tries).toBe(2);
});

test('whoever is signed out is led to sign in', async () => {
  openZones({ 'GET /user/': null, [calls.zones]: () => problem('unauthorized') });
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/login`);
});

test('without a map the boards are in the list, with their cards', async () => {
  openZones({ [calls.tiles]: () => problem('internal') });
  await expectText(role('alert'), 'The map can’t be shown right now.');
  await userEvent.click(row('Mill Bridge'));
  await expectText(card, 'Seen by those who come from the south.');
  await expectAccessible(document.body);
});

test.each([
  [320, 'ltr', 'en-CA'],
  [320, 'rtl', 'fr-CA'],
  [1000, 'rtl', 'en-CA'],
])('at %s px, %s, in %s nothing sticks out', async (width, dir, locale) => {
  await page.viewport(Math.max(width, 400), 800);
  document.documentElement.dir = dir;
  const long = 'Quincailleries-et-matériaux-de-construction-de-la-Montérégie';
  const zones = [{ ...west, name: long, sponsors: [{ ...west.sponsors[0], title: long }] }, east];
  const { element } = openZones({ [calls.zones]: { items: zones } }, { locale });
  narrow(element, width);
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.zone-row').length).toBe(3);
  const box = element.getBoundingClientRect();
  const shown =
    element.shadowRoot?.querySelectorAll<HTMLElement>(
      '.zones-head *, .zones-choice *, .zone-sponsors *, .zone-list *',
    ) ?? [];
  const wide = [...shown].filter((one) => {
    const { left, right, width: own } = one.getBoundingClientRect();
    return own > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  expect(shown.length).toBeGreaterThan(15);
  expect(wide.map((one) => one.outerHTML)).toEqual([]);
  await expectAccessible(element);
});
