import { expect, test } from 'vitest';
import { containWheelScroll } from './contain-wheel-scroll.ts';

/** Reads a gesture as Lenis 1.3 does, at the window; answers what it would scroll the page by. */
function isTakenByPage(event: Event): boolean {
  return !event.composedPath().some((node) => {
    if (!(node instanceof HTMLElement)) return false;
    return ['', event.type === 'wheel' ? '-wheel' : '-touch'].some((kind) =>
      node.hasAttribute(`data-lenis-prevent${kind}`),
    );
  });
}

/** Records which gestures are received outside, and which of them the page's scroller takes. */
function listen() {
  const lifetime = new AbortController();
  const taken: string[] = [];
  const heard: string[] = [];
  for (const type of ['wheel', 'touchmove']) {
    const options = { signal: lifetime.signal };
    addEventListener(type, (event) => isTakenByPage(event) && taken.push(type), options);
    document.addEventListener(type, () => heard.push(type), options);
  }
  return { taken, heard, end: () => lifetime.abort() };
}

function open(content: string) {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<div class="bw-frame">${content}</div>`);
  document.body.append(element);
  const lifetime = new AbortController();
  containWheelScroll(element, lifetime.signal);
  const find = (selector: string) => shadow.querySelector(selector) as HTMLElement;
  const send = (type: 'wheel' | 'touchmove') =>
    find('p').dispatchEvent(
      new (type === 'wheel' ? WheelEvent : Event)(type, { bubbles: true, composed: true }),
    );
  return { find, send, close: () => lifetime.abort() };
}

test.each([
  ['a dialog', '<dialog><p>Words</p></dialog>', 'dialog'],
  ['a pop-over', '<div popover><p>Words</p></div>', '[popover]'],
])('the wheel over %s of a widget is its own', (_, content, selector) => {
  const page = listen();
  const widget = open(content);
  const top = widget.find(selector);
  if (top instanceof HTMLDialogElement) top.showModal();
  else top.showPopover();
  widget.send('wheel');
  expect(page.heard).toEqual([]);
  page.end();
});

test('the wheel over what scrolls is its own, and over all else the page’s', () => {
  const page = listen();
  const list = '<div class="list"><div class="long"><p>Words</p></div></div>';
  const widget = open(list);
  widget.send('wheel');
  expect(page.taken).toEqual(['wheel']);
  widget.find('.list').style.cssText = 'overflow: auto; block-size: 40px';
  widget.find('.long').style.blockSize = '400px';
  widget.send('wheel');
  expect(page.taken).toEqual(['wheel']);
  widget.find('.long').style.blockSize = '20px';
  widget.send('wheel');
  expect(page.taken).toEqual(['wheel', 'wheel']);
  widget.close();
  page.end();
});

test('touches are heard outside, where maps listen, and taken by no scroller', () => {
  const page = listen();
  open('<p>Words</p>').send('touchmove');
  expect(page.heard).toEqual(['touchmove']);
  expect(page.taken).toEqual([]);
  page.end();
});
