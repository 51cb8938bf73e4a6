import { expect, test } from 'vitest';
import { addStyles } from '../dom/style-sheets.ts';
import { releaseSpace } from './release-space.ts';

/** A widget whose place keeps 5,000 px, and what follows it on the page. */
function open(content: string) {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  addStyles(shadow, '.bw-content[data-reserved] { min-height: 5000px }');
  shadow.setHTMLUnsafe(`<div class="bw-content" data-reserved>${content}</div>`);
  const footer = document.createElement('footer');
  footer.textContent = 'After it';
  document.body.append(element, footer);
  const lifetime = new AbortController();
  releaseSpace(shadow, lifetime.signal);
  const show = (html: string) => shadow.querySelector('.bw-content')?.setHTMLUnsafe(html);
  return { element, show, end: () => lifetime.abort() };
}

const text = (height: number) => `<p style="block-size: ${height}px; margin: 0">Words</p>`;
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Scrolls the page, and waits until all have been notified of it. */
async function scrollBy(pixels: number) {
  const scrolled = new Promise((resolve) =>
    document.addEventListener('scroll', resolve, { once: true }),
  );
  scrollTo(0, scrollY + pixels);
  await scrolled;
}

test('its place is as high as what it shows, once somebody scrolls over more than a window', async () => {
  const { element } = open(text(1200));
  expect(heightOf(element)).toBe(5000);
  await scrollBy(40);
  expect(heightOf(element)).toBe(1200);
});

test('what ends within the window keeps its place: what follows would jump', async () => {
  const { element } = open(text(200));
  await scrollBy(40);
  expect(heightOf(element)).toBe(5000);
});

test('what is not there yet keeps its place', async () => {
  const { element, show } = open(`<div class="skeleton"></div>${text(1200)}`);
  await scrollBy(40);
  expect(heightOf(element)).toBe(5000);
  show(`<bw-not-yet></bw-not-yet>${text(1200)}`);
  await scrollBy(40);
  expect(heightOf(element)).toBe(5000);
  show(text(1200));
  await scrollBy(40);
  expect(heightOf(element)).toBe(1200);
});

test('a widget that has left hears of it no more', async () => {
  const { element, end } = open(text(1200));
  end();
  await scrollBy(40);
  expect(heightOf(element)).toBe(5000);
});
