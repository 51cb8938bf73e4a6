import { expect, test, vi } from 'vitest';
import { shadowOf } from '../../kit/testing/add-widget.fixture.ts';
import { addStyles } from '../dom/style-sheets.ts';
import { counterLog, counterTable } from '../testing/counter.fixture.tsx';
import {
  addCounter,
  buttonOf,
  type Counter,
  countCallbacks,
  expectButtonText,
  registerCounters,
} from '../testing/counters.fixture.ts';
import { registerElement } from './register-element.ts';

registerCounters();

test('a property set before the definition is kept, and its accessor works later', async () => {
  const early = document.createElement('bw-early') as Counter;
  early.label = 'Early';
  early.extraWords = ['bird'];
  document.body.append(early);
  registerElement(counterTable('bw-early'));

  await expectButtonText(early, 'Early bird 0');
  expect(Object.hasOwn(early, 'label')).toBe(false);
  early.label = 'Late';
  await expectButtonText(early, 'Late bird 0');
});

test('attributes and properties are two views of one value', async () => {
  const element = addCounter({ label: 'Hits', step: '2' });
  expect(element.step).toBe(2);
  element.kinds = ['item', 'event'];
  expect(element.getAttribute('kinds')).toBe('item,event');
  element.loud = true;
  expect(element.getAttribute('loud')).toBe('');
  await expectButtonText(element, 'HITS 0');
});

test('an object property stays an object and is not written into the page', async () => {
  const element = addCounter();
  element.extraWords = ['so', 'often'];
  element.onlyScript = { word: 'indeed' };
  await expectButtonText(element, 'Clicked so often indeed 0');
  expect(element.hasAttribute('extra-words')).toBe(false);
  element.setAttribute('extra-words', '["rarely"]');
  await expectButtonText(element, 'Clicked rarely indeed 0');
});

test('a removed attribute brings the default back', async () => {
  const element = addCounter({ label: 'Hits' });
  await expectButtonText(element, 'Hits 0');
  element.removeAttribute('label');
  await expectButtonText(element, 'Clicked 0');
  element.label = 'Again';
  element.label = undefined;
  expect(element.hasAttribute('label')).toBe(false);
});

test('a move within the page keeps the state', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 1');
  const section = document.createElement('section');
  document.body.append(section);
  section.append(element);
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 2');
  expect(counterLog).toEqual(['mounted']);
});

test('moveBefore keeps the state', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 1');
  // Newer than the DOM types.
  const body = document.body as HTMLElement & { moveBefore(node: Node, child: Node | null): void };
  body.moveBefore(element, null);
  await expectButtonText(element, 'Clicked 1');
  expect(counterLog).toEqual(['mounted']);
});

test('a removed element unmounts, and starts afresh when it is added again', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 1');
  element.remove();
  await expect.poll(() => counterLog).toEqual(['mounted', 'unmounted']);
  expect(element.shadowRoot?.childNodes.length).toBe(0);
  document.body.append(element);
  await expectButtonText(element, 'Clicked 0');
});

test('a second definition of a tag changes nothing and does not throw', () => {
  const first = customElements.get('bw-counter');
  registerElement(counterTable('bw-counter'));
  expect(customElements.get('bw-counter')).toBe(first);
});

test('its own event bubbles out of the shadow root, and can be cancelled', async () => {
  const element = addCounter({ step: '5' });
  await expectButtonText(element, 'Clicked 0');
  const heard: unknown[] = [];
  const listen = (event: Event) => {
    heard.push((event as CustomEvent).detail);
    event.preventDefault();
  };
  document.addEventListener('bw-counted', listen, { once: true });
  buttonOf(element).click();
  expect(heard).toEqual([{ count: 5 }]);
  await expectButtonText(element, 'Clicked 0');
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 5');
});

test('its styles are adopted sheets, one for all elements with the same text', async () => {
  const one = addCounter();
  const other = addCounter();
  await expectButtonText(other, 'Clicked 0');
  const sheets = one.shadowRoot?.adoptedStyleSheets ?? [];
  expect(sheets.length).toBeGreaterThan(2);
  expect([...(other.shadowRoot?.adoptedStyleSheets ?? [])]).toEqual([...sheets]);
  expect(one.shadowRoot?.querySelector('style, [style]')).toBe(null);
  expect(getComputedStyle(buttonOf(one)).paddingTop).toBe('7px');
});

test('it keeps its styles in a frame of the page, those that came later too, and back', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  const shadow = shadowOf(element);
  await expect.poll(() => shadow.querySelector('[data-lenis-prevent-touch]')).not.toBe(null);
  addStyles(shadow, '.bw-frame { outline-width: 3px }');
  const texts = () =>
    shadow.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
  const before = texts();
  const { frame, within } = openFrame();
  for (const place of [within.body, document.body, within.body]) {
    place.append(element);
    await expect.poll(texts).toEqual(before);
    expect(paddingOf(element)).toBe('7px');
  }
  // What comes later finds its way in a frame, once, and goes back with the others.
  addStyles(shadow, '.bw-frame { outline-width: 3px }');
  addStyles(shadow, '.bw-frame { outline-offset: 4px }');
  expect(texts()).toHaveLength(before.length + 1);
  document.body.append(element);
  await expect.poll(() => texts().length).toBe(before.length + 1);
  expect(counterLog).toEqual(['mounted']);
  frame.remove();
});

test('what is new in it shows in a frame, and on the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  const { frame, within } = openFrame();
  for (const place of [within.body, document.body]) {
    place.append(element);
    await expect.poll(() => paddingOf(element)).toBe('7px');
    element.setAttribute('label', 'throw');
    await expect.poll(() => element.matches(':state(failed)')).toBe(true);
    element.setAttribute('label', 'Mended');
    await expectButtonText(element, 'Mended 0');
  }
  frame.remove();
});

test('a document that no window shows takes its styles, and gives them back', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  const sheets = () => [...(element.shadowRoot?.adoptedStyleSheets ?? [])];
  const before = sheets();
  document.implementation.createHTMLDocument().body.append(element);
  expect(sheets()).toEqual([]);
  document.body.append(element);
  await expect.poll(sheets).toEqual(before);
  expect(paddingOf(element)).toBe('7px');
});

/** A frame of the page's origin. */
function openFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return { frame, within: frame.contentDocument as Document };
}

/** As the window has it in which the widget stands. */
function paddingOf(element: Element): string | undefined {
  const button = buttonOf(element);
  return button.ownerDocument.defaultView?.getComputedStyle(button).paddingTop;
}

test('a place of the page that takes no presses gives them to what lies below', async () => {
  const place = document.createElement('div');
  place.style.pointerEvents = 'none';
  document.body.append(place);
  const element = addCounter();
  place.append(element);
  await expectButtonText(element, 'Clicked 0');
  const { x, y } = buttonOf(element).getBoundingClientRect();
  await expect.poll(() => document.elementsFromPoint(x + 2, y + 2)).not.toContain(element);
  place.style.pointerEvents = '';
  expect(document.elementsFromPoint(x + 2, y + 2)).toContain(element);
  place.remove();
});

test('nothing of the page gets in, but what is meant to', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { font-size: 62.5% }
    * { all: unset !important; font: 30px cursive !important; letter-spacing: 9px !important; color: red !important }
    bw-counter { display: none !important; padding: 50px !important; --bw-ink: rgb(1 2 3) }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    const element = addCounter();
    await expectButtonText(element, 'Clicked 0');
    const own = getComputedStyle(element);
    expect([own.display, own.paddingTop]).toEqual(['block', '0px']);
    const paragraph = element.shadowRoot?.querySelector('p');
    const inner = getComputedStyle(paragraph as Element);
    expect([inner.fontSize, inner.letterSpacing, inner.color, inner.direction]).toEqual([
      '16px',
      'normal',
      'rgb(1, 2, 3)',
      'ltr',
    ]);
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
  } finally {
    document.adoptedStyleSheets = [];
  }
});

test('the theme chooses the colour scheme', async () => {
  const element = addCounter({ theme: 'dark' });
  await expectButtonText(element, 'Clicked 0');
  const frame = element.shadowRoot?.querySelector('.bw-frame') as Element;
  expect(getComputedStyle(frame).color).toBe('rgb(237, 241, 245)');
  element.theme = 'light';
  await expect.poll(() => getComputedStyle(frame).color).toBe('rgb(22, 32, 43)');
});

test('its size is kept until the visitor does something', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  expect(element.offsetHeight).toBe(200);
  element.click();
  await expect.poll(() => element.offsetHeight).toBeLessThan(200);
});

test('a hundred additions and removals leave nothing behind', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  for (let round = 0; round < 100; round++) {
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await Promise.resolve();
  }
  await expect.poll(() => countCallbacks('mounted') - countCallbacks('unmounted')).toBe(1);
  element.remove();
  await expect.poll(() => countCallbacks('mounted') - countCallbacks('unmounted')).toBe(0);
  expect(element.shadowRoot?.childNodes.length).toBe(0);
});

test('a wrong attribute counts as absent, with one console line about it', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = addCounter({ step: '0', kinds: 'item,boat' });
  await expectButtonText(element, 'Clicked 0');
  element.label = 'Hits';
  await expectButtonText(element, 'Hits 0');
  await expect
    .poll(() => said.mock.calls.flat().sort())
    .toEqual([
      '[boardwalk] <bw-counter> attribute "kinds" is "item,boat"; accepted: a comma-separated list of item, event',
      '[boardwalk] <bw-counter> attribute "step" is "0"; accepted: a whole number from 1',
    ]);
  expect(element.step).toBe(1);
});
