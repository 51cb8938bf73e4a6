import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { answerBoards, main, manyBoards, openBoards, searchCall } from './boards.fixture.ts';

const here = role('region', { name: 'Boards on this part of the map' });
const row = (name: string) => here.getByRole('button', { name, exact: false });
const chosen = role('region', { name: 'Chosen boards' });

test.each([
  [390, 'Checkout'],
  [1000, 'Checkout Now'],
])('at %s px the button reads “%s”', async (width, name) => {
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1' });
  narrow(element, width);
  await expect.element(role('button', { name, exact: true })).toBeVisible();
});

test.each([
  [320, 'ltr', 'en-CA'],
  [320, 'ltr', 'fr-CA'],
  [390, 'rtl', 'en-CA'],
  [1000, 'rtl', 'fr-CA'],
])('at %s px, %s, in %s nothing sticks out', async (width, dir, locale) => {
  await page.viewport(Math.max(width, 400), 800);
  document.documentElement.dir = dir;
  const { element } = openBoards({
    'plan-id': main.id,
    billboards: '1,2',
    'listing-id': '71',
    locale,
  });
  narrow(element, width);
  await expect.element(role('region', { name: /carte|map/ }).first()).toBeVisible();
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.board-row').length).toBe(5);
  const box = element.getBoundingClientRect();
  const shown =
    element.shadowRoot?.querySelectorAll<HTMLElement>(
      '.boards-head *, .boards-side *, .boards-here *, form *',
    ) ?? [];
  const wide = [...shown].filter((one) => {
    const { left, right, width: own } = one.getBoundingClientRect();
    return own > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  expect(shown.length).toBeGreaterThan(30);
  expect(wide.map((one) => one.outerHTML)).toEqual([]);
  await expectAccessible(element);
});

test('on a narrow place the chosen boards stand above the map, on a wide one beside it', async () => {
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1' });
  narrow(element, 390);
  await expect.element(chosen).toBeVisible();
  const part = (selector: string) => {
    const found = element.shadowRoot?.querySelector(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    return found.getBoundingClientRect();
  };
  await expect.element(row('Main Street')).toBeVisible();
  expect(part('.boards-side').bottom).toBeLessThanOrEqual(part('.boards-map').top);
  (element.parentElement as HTMLElement).style.width = '1000px';
  await expect.poll(() => part('.boards-side').right <= part('.boards-map').left).toBe(true);
});

test('a map of thousands of boards has elements for what is in view alone', async () => {
  const { element } = openBoards({}, { [searchCall]: answerBoards(manyBoards(3000)) });
  await expect
    .poll(() => element.shadowRoot?.querySelectorAll('.pin').length ?? 0)
    .toBeGreaterThan(3);
  expect(element.shadowRoot?.querySelectorAll('.pin').length).toBeLessThan(150);
  expect(element.shadowRoot?.querySelectorAll('.board-row').length).toBe(12);
  await userEvent.click(role('button', { name: 'Show 12 more' }));
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.board-row').length).toBe(24);
});

test('it is moved, doubled and taken away without a trace', async () => {
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1' });
  await expect.element(row('Main Street')).toBeVisible();
  const place = document.createElement('div');
  document.body.append(place);
  place.append(element);
  await expect.element(row('Main Street')).toBeVisible();
  const double = element.cloneNode() as HTMLElement;
  document.body.append(double);
  await expect.poll(() => row('Main Street').elements()).toHaveLength(2);
  element.remove();
  await expect.poll(() => row('Main Street').elements()).toHaveLength(1);
  double.remove();
  await expect.poll(() => row('Main Street').elements()).toHaveLength(0);
});

test('the count of several boards stands above their place, where the name of a town is read', async () => {
  const { element } = openBoards({}, { [searchCall]: answerBoards(manyBoards(3000)) });
  const counts = () => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.pin-place > .pin-count') ?? []),
  ];
  await expect.poll(() => counts().length).toBeGreaterThan(3);
  // Those that would lie on others or at the edge are moved.
  const unmoved = counts().filter(({ style }) => style.translate === '');
  expect(unmoved.length).toBeGreaterThan(0);
  for (const count of unmoved) {
    const place = count.closest('.pin-place');
    if (!place) throw new Error('A count stands in its place.');
    const above = place.getBoundingClientRect().top - count.getBoundingClientRect().bottom;
    expect(above).toBeGreaterThanOrEqual(10);
  }
});
