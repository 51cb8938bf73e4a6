import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { shadowOf } from '../kit/testing/add-widget.fixture.ts';
import { fakeApi } from '../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../kit/testing/hydrate.fixture.ts';
import { defineElement } from './attributes/element-table.ts';
import { LaterPart } from './LaterPart.tsx';
import { elementMessages } from './messages.ts';
import { registerElement } from './mount/register-element.ts';
import { useMessages } from './mount/widget-context.ts';
import { english, french } from './testing/said.fixture.tsx';

/** Says how often it was pressed, and one message. */
function Presses({ at }: { readonly at: string }) {
  const [count, setCount] = useState(0);
  const { unavailable } = useMessages(elementMessages);
  if (count === 20) throw new Error('Twenty is too much');
  return (
    <button type="button" id={at} title={unavailable} onClick={() => setCount(count + 1)}>
      {String(count)}
    </button>
  );
}

const table = defineElement({
  tag: 'bw-later',
  summary: 'Two parts, far from each other.',
  attributes: { word: { type: 'string', default: 'first', description: 'A word.' } },
  events: {},
  intrinsicSize: [[0, 5000]],
  styles: ['.gap { block-size: 5000px }'],
  render: ({ attributes }) => (
    <>
      <LaterPart name="above">
        <Presses at="above" />
        <p>{attributes.word}</p>
      </LaterPart>
      <div className="gap" />
      <LaterPart name="below">
        <Presses at="below" />
        <p>{attributes.word}</p>
      </LaterPart>
    </>
  ),
});

registerElement(table);

function open() {
  fakeApi({});
  return hydrate(table, {}, { locale: 'en-CA' });
}

function buttonIn(element: Element, at: string): HTMLElement {
  const button = shadowOf(element).querySelector<HTMLElement>(`#${at}`);
  if (!button) throw new Error(`There is no button ${at}`);
  return button;
}

function press(element: Element, at: string): string | null {
  buttonIn(element, at).click();
  return buttonIn(element, at).textContent;
}

/** Presses until something answers. */
async function untilAnswered(element: Element, at: string): Promise<void> {
  await expect.poll(() => press(element, at)).not.toBe('0');
}

test('a part that is near is taken over soon, one far below stays as it was sent until it is near', async () => {
  const element = await open();
  const [above, below] = ['above', 'below'].map((at) => buttonIn(element, at));
  await untilAnswered(element, 'above');
  press(element, 'below');
  const answered = Number(above?.textContent);
  await expect.poll(() => Number(press(element, 'above'))).toBeGreaterThan(answered);
  expect(below?.textContent).toBe('0');
  below?.scrollIntoView();
  await untilAnswered(element, 'below');
  expect(buttonIn(element, 'above')).toBe(above);
  expect(buttonIn(element, 'below')).toBe(below);
});

test('what changes shows in a part that was taken over, and in another once it is near', async () => {
  const element = await open();
  const words = () => [...shadowOf(element).querySelectorAll('p')].map((one) => one.textContent);
  await untilAnswered(element, 'above');
  element.setAttribute('word', 'second');
  await expect.poll(words).toEqual(['second', 'first']);
  buttonIn(element, 'below').scrollIntoView();
  await untilAnswered(element, 'below');
  await expect.poll(words).toEqual(['second', 'second']);
});

test('in another language all parts are rendered anew, and work at once', async () => {
  const element = await open();
  element.setAttribute('locale', 'fr-CA');
  await expect.poll(() => buttonIn(element, 'below').title).toBe(french);
  expect(buttonIn(element, 'above').title).toBe(french);
  await untilAnswered(element, 'below');
  element.setAttribute('locale', 'en-CA');
  await expect.poll(() => buttonIn(element, 'below').title).toBe(english);
  await untilAnswered(element, 'below');
});

test('a widget that is moved keeps its parts; one that comes back later has them anew', async () => {
  const element = await open();
  await untilAnswered(element, 'above');
  const place = document.createElement('div');
  document.body.append(place);
  place.append(element);
  const before = Number(buttonIn(element, 'above').textContent);
  await expect.poll(() => Number(press(element, 'above'))).toBeGreaterThan(before);
  element.remove();
  await expect.poll(() => shadowOf(element).childElementCount).toBe(0);
  document.body.append(element);
  await expect.poll(() => shadowOf(element).querySelectorAll('button').length).toBe(2);
  await untilAnswered(element, 'below');
});

test('a part that fails takes its widget with it, to the fallback content', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = await open();
  const failures: unknown[] = [];
  element.addEventListener('bw-error', (event) => {
    failures.push(event instanceof CustomEvent && String(event.detail.error));
  });
  await expect
    .poll(() => {
      shadowOf(element).querySelector<HTMLElement>('#above')?.click();
      return shadowOf(element).querySelectorAll('button').length;
    })
    .toBe(0);
  expect(shadowOf(element).querySelector('slot')?.textContent).toBe(english);
  expect(failures).toEqual(['Error: Twenty is too much']);
  expect(told.mock.calls.flat().join(' ')).toContain('<bw-later>');
});
