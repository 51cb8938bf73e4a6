import { expect, test, vi } from 'vitest';
import { defineAttributes } from '../attributes/attributes.ts';
import { defineElement } from '../attributes/element-table.ts';
import {
  addCounter,
  buttonOf,
  expectButtonText,
  registerCounters,
} from '../testing/counters.fixture.ts';
import { registerElement } from './register-element.ts';

registerCounters();

function addIdentified(type: string): Element {
  const attributes = defineAttributes({
    type: { type: 'enum', values: ['item', 'event'], required: true, description: 'Which.' },
  });
  registerElement(
    defineElement({
      tag: 'bw-identified',
      summary: 'Needs its type.',
      attributes,
      events: {},
      intrinsicSize: [[0, 10]],
      styles: [],
      render: (context) => <p>An {context.attributes.type}</p>,
    }),
  );
  const element = document.createElement('bw-identified');
  element.setAttribute('type', type);
  document.body.append(element);
  return element;
}

test('a widget that throws shows its light-DOM children and says why', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors: unknown[] = [];
  document.addEventListener('bw-error', (event) => errors.push((event as CustomEvent).detail), {
    once: true,
  });
  const element = addCounter({ label: 'throw' });
  element.textContent = 'The old way';
  await expect
    .poll(() => element.shadowRoot?.querySelector('slot')?.assignedNodes().length)
    .toBe(1);
  expect(element.matches(':state(failed)')).toBe(true);
  expect(errors).toMatchObject([{ tag: 'bw-counter' }]);
  expect(reported).toHaveBeenCalledOnce();
  element.setAttribute('label', 'Mended');
  await expectButtonText(element, 'Mended 0');
  await expect.poll(() => element.matches(':state(ready)')).toBe(true);
});

test('a widget can give up by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = addCounter();
  await expectButtonText(element, 'Fail', 5);
  buttonOf(element, 5).click();
  await expect
    .poll(() => element.shadowRoot?.querySelector('slot')?.textContent)
    .toContain('can’t');
});

test('a widget that has failed tries anew when it is added again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = addCounter();
  await expectButtonText(element, 'Fail', 5);
  buttonOf(element, 5).click();
  await expect
    .poll(() => element.shadowRoot?.querySelector('slot'))
    .toBeInstanceOf(HTMLSlotElement);
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await expectButtonText(element, 'Clicked 0');
  await expect.poll(() => element.matches(':state(ready)')).toBe(true);
});

test('a wrong identity shows the fallback, until it is right', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const errors: unknown[] = [];
  document.addEventListener('bw-error', (event) => errors.push(event), { once: true });
  const element = addIdentified('boat');
  await expect
    .poll(() => element.shadowRoot?.querySelector('slot'))
    .toBeInstanceOf(HTMLSlotElement);
  await expect.poll(() => errors.length).toBe(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    '[boardwalk] <bw-identified> attribute "type" is "boat"; accepted: one of item, event',
  );
  element.setAttribute('type', 'item');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('An item');
  await expect.poll(() => element.matches(':state(failed)')).toBe(false);
});

test('a wrong identity is told anew when the element is added again', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = addIdentified('boat');
  await expect.poll(() => element.matches(':state(failed)')).toBe(true);
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await expect.poll(() => element.matches(':state(failed)')).toBe(true);
  expect(said).toHaveBeenCalledTimes(2);
});
