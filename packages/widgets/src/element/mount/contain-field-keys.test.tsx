import { expect, test } from 'vitest';
import { containFieldKeys } from './contain-field-keys.ts';

/** Whether a key that is pressed in a field reaches the page. */
function reachesPage(field: HTMLElement, init: KeyboardEventInit): boolean {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener('keydown', listen);
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }));
  document.removeEventListener('keydown', listen);
  return heard.length > 0;
}

function openFields() {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const [own, button, slotted] = ['input', 'button', 'input'].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  shadow.append(own, button, document.createElement('slot'));
  host.append(slotted);
  document.body.append(host);
  const life = new AbortController();
  containFieldKeys(host, life.signal);
  return { own, button, slotted, life };
}

test.each<KeyboardEventInit>([
  { key: 'j' },
  { key: 'é' },
  { key: '?', shiftKey: true },
  { key: '@', ctrlKey: true, altKey: true },
  { key: 'Backspace' },
  { key: 'ArrowDown' },
  { key: 'Enter' },
  { key: 'v', ctrlKey: true },
  { key: 'Z', metaKey: true, shiftKey: true },
  { key: 'Process', isComposing: true },
])('%j stays with the field that it is pressed in', (init) => {
  const { own, button, slotted } = openFields();
  expect([own, button, slotted].map((field) => reachesPage(field, init))).toEqual([
    false,
    true,
    true,
  ]);
});

test.each<KeyboardEventInit>([
  { key: 'Escape' },
  { key: 'Tab' },
  { key: 'F2' },
  { key: 'k', ctrlKey: true },
  { key: 'p', metaKey: true },
])('%j reaches the page', (init) => {
  expect(reachesPage(openFields().own, init)).toBe(true);
});

test('a widget that has gone keeps no keys', () => {
  const { own, life } = openFields();
  life.abort();
  expect(reachesPage(own, { key: 'j' })).toBe(true);
});
