import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../kit/testing/timers.fixture.ts';
import scrollButtonsTable from './bw-scroll-buttons.element.tsx';

registerElement(scrollButtonsTable);

beforeEach(() => {
  const long = document.createElement('div');
  long.style.height = '5000px';
  document.body.append(long);
  document.body.style.margin = '0';
});

const toTop = role('button', { name: 'Scroll to top' });
const toBottom = role('button', { name: 'Scroll to bottom' });

test('they come after 400 px, and make no page wider', async () => {
  const { element } = openWidget('bw-scroll-buttons', {}, {});
  await untilShown(element, '.scroll-buttons');
  expect(element.offsetHeight).toBe(0);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  window.scrollTo(0, 401);
  await expect.element(toTop).toBeVisible();
  window.scrollTo(0, 400);
  await expect.element(toTop).not.toBeInTheDocument();
  window.scrollTo(0, 401);
  await expect.element(toTop).toBeVisible();
  await expect.element(toBottom).toBeVisible();
  const { right, bottom } = toBottom.element().getBoundingClientRect();
  expect([right, bottom]).toEqual([document.documentElement.clientWidth - 16, innerHeight - 16]);
  await expectAccessible(document.body);
});

test('they float above a bar at the bottom of the window', async () => {
  document.documentElement.style.setProperty('--bw-sticky-bottom', '80px');
  openWidget('bw-scroll-buttons', {}, {});
  window.scrollTo(0, 1000);
  await expect.element(toBottom).toBeVisible();
  expect(toBottom.element().getBoundingClientRect().bottom).toBe(innerHeight - 96);
  document.documentElement.style.removeProperty('--bw-sticky-bottom');
});

test.each([0, 300, 1000])(
  'at the end of a page they stand between what it shows and a footer of %d px',
  async (height) => {
    openWidget('bw-scroll-buttons', {}, {});
    const footer = document.createElement('footer');
    footer.style.height = `${height}px`;
    document.body.append(footer);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(toBottom).toBeVisible();
    const shown = document.body.firstElementChild?.getBoundingClientRect().bottom;
    const end = footer.getBoundingClientRect().top;
    for (const button of [toTop, toBottom]) {
      const { top, bottom, height } = button.element().getBoundingClientRect();
      expect(height).toBe(44);
      expect(top).toBeGreaterThanOrEqual(shown ?? Number.NaN);
      expect(bottom).toBeLessThanOrEqual(end);
    }
  },
);

/** What a finger would meet in the middle of a button. */
function metAt(button: Element): Element | undefined {
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) ?? undefined;
}

test('they cover nothing that somebody reads, and come back as the page moves', async () => {
  const timers = holdTimers();
  const { element } = openWidget('bw-scroll-buttons', {}, {});
  window.scrollTo(0, 1000);
  await expect.element(toTop).toBeVisible();
  const isMet = () => metAt(toTop.element()) === element;
  const opacity = () => {
    const row = toTop.element().parentElement;
    return row && getComputedStyle(row).opacity;
  };
  await timers.pass(2_900);
  expect([isMet(), opacity()]).toEqual([true, '1']);
  await timers.pass(200);
  await expect.poll(() => [isMet(), opacity()]).toEqual([false, '0']);
  window.scrollTo(0, 1_100);
  await expect.poll(() => [isMet(), opacity()]).toEqual([true, '1']);
  await timers.pass(3_100);
  await expect.poll(isMet).toBe(false);
  // Keys reach them all the same.
  await userEvent.tab();
  expect(focused()).toBe(toTop.element());
  await expect.poll(() => [isMet(), opacity()]).toEqual([true, '1']);
});

test('in their own row at the end of a page they stay', async () => {
  const timers = holdTimers();
  const { element } = openWidget('bw-scroll-buttons', {}, {});
  const footer = document.createElement('footer');
  footer.style.height = '300px';
  document.body.append(footer);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(toTop).toBeVisible();
  await timers.pass(3_500);
  expect(metAt(toTop.element())).toBe(element);
});

test('they lead to the ends of the page by key', async () => {
  openWidget('bw-scroll-buttons', {}, {});
  window.scrollTo(0, 1000);
  await expect.element(toBottom).toBeVisible();
  (toBottom.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const { scrollHeight, clientHeight } = document.documentElement;
  await expect.poll(() => Math.round(window.scrollY)).toBe(scrollHeight - clientHeight);
  (toTop.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(toTop).not.toBeInTheDocument();
});

test('a page that starts scrolled has them, on the other side from right to left', async () => {
  window.scrollTo(0, 2000);
  openWidget('bw-scroll-buttons', { dir: 'rtl', theme: 'dark' }, {});
  await expect.element(toTop).toBeVisible();
  expect(toBottom.element().getBoundingClientRect().left).toBe(16);
  await expectAccessible(document.body);
});

test('they stay as the server rendered them', async () => {
  const element = await hydrate(scrollButtonsTable, {});
  expect(element.offsetHeight).toBe(0);
});
