import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Toast } from '../../../element/wrapper-events.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showInShadow } from '../../../parts/testing/show-in-shadow.fixture.tsx';
import { PictureList } from './PictureList.tsx';
import styles from './picture-list.test.tsx?styles';
import type { ListedPicture } from './picture-order.ts';

showWith(styles);

const source = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
const done = { state: 'done' } as const;
const three: readonly ListedPicture[] = ['Street', 'Kitchen', 'Garden'].map((caption) => ({
  id: caption,
  source,
  caption,
  upload: done,
}));

interface PicturesProps {
  readonly first?: readonly ListedPicture[];
  readonly onRetry?: (id: string) => void;
}

function Pictures({ first = three, onRetry = () => {} }: PicturesProps) {
  const [pictures, setPictures] = useState(first);
  return <PictureList pictures={pictures} onChange={setPictures} onRetry={onRetry} />;
}

const captions = (shadow: ShadowRoot) =>
  Array.from(shadow.querySelectorAll<HTMLInputElement>('.field-input'), ({ value }) => value);
const button = (name: string) => page.getByRole('button', { name });
const pick = async (number: number, name: string) => {
  await userEvent.click(button(`Actions for picture ${number}`));
  await userEvent.click(page.getByRole('menuitem', { name }));
};

/** As a pointer does it; by a mouse that is real, the playground's journey. */
async function drag(from: string, to: string): Promise<void> {
  const [start, end] = [from, to].map((name) => button(name).element().getBoundingClientRect());
  if (!start || !end) throw new Error('There is nothing to drag');
  const at = (part: number) => ({
    clientX: start.x + 10 + (end.x - start.x) * part,
    clientY: start.y + 10 + (end.y - start.y) * part,
  });
  const fire = async (target: EventTarget, type: string, part: number) => {
    const facts = { bubbles: true, composed: true, cancelable: true, isPrimary: true };
    target.dispatchEvent(new PointerEvent(type, { ...facts, ...at(part), button: 0 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await fire(button(from).element(), 'pointerdown', 0);
  for (const part of [0.25, 0.5, 0.75, 1, 1]) await fire(document, 'pointermove', part);
  await fire(document, 'pointerup', 1);
}

/** Swipes as the browser reports a finger: from the middle of an element, by so many px. */
async function swipe(
  from: Element,
  by: { readonly x: number; readonly y: number },
  end: 'lifts' | 'stays' = 'lifts',
) {
  const { x, y, width, height } = from.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const at = (part: number) => ({
    x: (frame?.x ?? 0) + x + width / 2 + by.x * part,
    y: (frame?.y ?? 0) + y + height / 2 + by.y * part,
  });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const part of [0.1, 0.25, 0.5, 0.75, 1, 1]) {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const lift = () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  if (end === 'lifts') await lift();
  return lift;
}

test('pictures are a list, the first of which is the main one', async () => {
  const { shadow } = await showInShadow(<Pictures />);
  await expect.element(page.getByRole('listitem', { name: 'Picture 2 of 3' })).toBeVisible();
  const first = page.getByRole('listitem', { name: 'Picture 1 of 3' });
  await expect.element(first.getByText('Main picture')).toBeVisible();
  expect(shadow.querySelectorAll('.picture-main')).toHaveLength(1);
  await expectAccessible(shadow);
});

test('on a phone two stand in a row, and a tall one in a frame like all others', async () => {
  const tall = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>',
  )}`;
  const [first, ...rest] = three;
  if (!first) throw new Error('There is no picture');
  const pictures = [{ ...first, source: tall }, ...rest];
  const { shadow } = await showInShadow(<Pictures first={pictures} />, { width: 288 });
  const image = () => shadow.querySelector<HTMLImageElement>('.picture-frame > img');
  await expect.poll(() => image()?.naturalHeight).toBe(900);
  const frames = Array.from(shadow.querySelectorAll('.picture-frame'), (frame) =>
    frame.getBoundingClientRect(),
  );
  expect(frames.map(({ width, height }) => (width / height).toFixed(2))).toEqual([
    '1.33',
    '1.33',
    '1.33',
  ]);
  expect(frames[0]?.y).toBe(frames[1]?.y);
  await expectAccessible(shadow);
});

test('a picture is dragged to another place', async () => {
  const { shadow } = await showInShadow(<Pictures />, { width: 800 });
  await expect.element(button('Move picture 3')).toBeVisible();
  await drag('Move picture 1', 'Move picture 3');
  await expect.poll(() => captions(shadow)).toEqual(['Kitchen', 'Garden', 'Street']);
  const lifted = () =>
    Array.from(
      shadow.querySelectorAll('.picture-frame'),
      (frame) => getComputedStyle(frame).boxShadow,
    ).filter((look) => look !== 'none');
  await expect.poll(lifted).toEqual([]);
});

test('a finger on its handle drags a picture, and the page stays', async () => {
  const { shadow, host } = await showInShadow(<Pictures />, { width: 240 });
  host.style.marginBlockEnd = '2000px';
  await expect.element(button('Move picture 2')).toBeVisible();
  const [from, to] = [1, 2].map((number) => button(`Move picture ${number}`).element());
  if (!from || !to) throw new Error('There is nothing to drag');
  const y = to.getBoundingClientRect().y - from.getBoundingClientRect().y;
  await swipe(from, { x: 0, y });
  await expect.poll(() => captions(shadow)).toEqual(['Kitchen', 'Street', 'Garden']);
  expect(window.scrollY).toBe(0);
});

test('a finger at the edge of the window scrolls the page, and leads to what was below', async () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (id): ListedPicture => ({ id, source, caption: id, upload: done }),
  );
  const { shadow } = await showInShadow(<Pictures first={six} />, { width: 240 });
  await expect.element(button('Move picture 1')).toBeVisible();
  const handle = button('Move picture 1').element();
  const { y, height } = handle.getBoundingClientRect();
  const lift = await swipe(handle, { x: 0, y: window.innerHeight - 10 - y - height / 2 }, 'stays');
  await expect.element(page.getByText('Picture 1 is at place 6 of 6.')).toBeInTheDocument();
  expect(window.scrollY).toBeGreaterThan(300);
  const dragged = shadow.querySelector('.picture-item.is-dragged .picture-handle');
  expect(dragged?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 60);
  await lift();
  await expect.poll(() => captions(shadow).join('')).toBe('bcdefa');
  window.scrollTo(0, 0);
});

test('a finger on the picture itself scrolls the page', async () => {
  const { shadow, host } = await showInShadow(<Pictures />, { width: 240 });
  host.style.marginBlockEnd = '2000px';
  await expect.element(button('Move picture 1')).toBeVisible();
  const picture = shadow.querySelector('.picture-frame > img');
  if (!picture) throw new Error('There is no picture');
  await swipe(picture, { x: 0, y: -100 });
  await expect.poll(() => window.scrollY).toBeGreaterThan(40);
  expect(captions(shadow)).toEqual(['Street', 'Kitchen', 'Garden']);
  window.scrollTo(0, 0);
});

test('a picture is moved by keys, and where it is is announced', async () => {
  const { shadow } = await showInShadow(<Pictures />, { width: 800 });
  const handle = button('Move picture 1');
  await expect.element(handle).toHaveAccessibleDescription(/Press Space/);
  const announced = () => shadow.querySelector('[aria-live]')?.textContent;
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(announced).toBe('Picture 1 is at place 1 of 3.');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(announced).toBe('Picture 1 is at place 2 of 3.');
  await userEvent.keyboard(' ');
  await expect.poll(() => captions(shadow)).toEqual(['Kitchen', 'Street', 'Garden']);
});

test('Escape leaves it where it was', async () => {
  const { shadow } = await showInShadow(<Pictures />, { width: 800 });
  const handle = button('Move picture 1');
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  const announced = () => shadow.querySelector('[aria-live]')?.textContent;
  await expect.poll(announced).toBe('Picture 1 is at place 1 of 3.');
  await userEvent.keyboard('{Escape}');
  await expect.poll(announced).toBe('Picture 1 is back where it was.');
  expect(captions(shadow)).toEqual(['Street', 'Kitchen', 'Garden']);
});

test('the menu moves without dragging', async () => {
  const { shadow } = await showInShadow(<Pictures />);
  await pick(3, 'Make main picture');
  await expect.poll(() => captions(shadow)).toEqual(['Garden', 'Street', 'Kitchen']);
  await pick(1, 'Move later');
  await expect.poll(() => captions(shadow)).toEqual(['Street', 'Garden', 'Kitchen']);
  await userEvent.click(button('Actions for picture 1'));
  for (const name of ['Make main picture', 'Move earlier']) {
    const item = page.getByRole('menuitem', { name });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a removed picture comes back to its place, with what was changed since', async () => {
  const { shadow, host } = await showInShadow(<Pictures />);
  const toasts: Toast[] = [];
  host.addEventListener('bw-toast', (event) => toasts.push((event as CustomEvent<Toast>).detail));
  await pick(2, 'Remove picture');
  await expect.poll(() => captions(shadow)).toEqual(['Street', 'Garden']);
  await expect
    .poll(() => toasts.map(({ message, action }) => [message, action?.label]))
    .toEqual([['Picture removed.', 'Undo']]);
  await expect.poll(() => focused()?.ariaLabel).toBe('Actions for picture 2');
  await userEvent.fill(page.getByRole('textbox', { name: 'Caption' }).first(), 'Front');
  toasts[0]?.action?.run();
  await expect.poll(() => captions(shadow)).toEqual(['Front', 'Kitchen', 'Garden']);
});

test('an upload says how far it is, or why it failed and another try', async () => {
  const onRetry = vi.fn<(id: string) => void>();
  const first = three.map((picture, index) => ({
    ...picture,
    upload:
      [
        { state: 'sending', part: 0.425 } as const,
        { state: 'sending', part: 1 } as const,
        { state: 'failed', reason: 'Too large.' } as const,
      ][index] ?? done,
  }));
  const { shadow } = await showInShadow(<Pictures first={first} onRetry={onRetry} />, {
    theme: 'dark',
    width: 390,
  });
  const progress = page.getByRole('progressbar', { name: 'Uploading: 42 %' });
  await expect.element(progress).toBeVisible();
  await expect.element(page.getByText('Almost done…')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Too large.')).toBeVisible();
  await expectAccessible(shadow);
  await userEvent.click(button('Try again'));
  expect(onRetry.mock.calls).toEqual([['Garden']]);
});

test('without a picture it says so', async () => {
  await showInShadow(<Pictures first={[]} />);
  await expect.element(page.getByText('No pictures yet.')).toBeVisible();
});

test('it speaks French, from right to left too', async () => {
  const { shadow } = await showInShadow(<Pictures />, {
    locale: 'fr-CA',
    dir: 'rtl',
    width: 280,
  });
  await expect.element(button('Déplacer la photo 1')).toBeVisible();
  expect(shadow.textContent).not.toMatch(/Picture|Caption|Press/);
  await expectAccessible(shadow);
});

test('a picture without a caption is named by its place', async () => {
  const first = three.map((picture) => ({ ...picture, caption: '' }));
  await showInShadow(<Pictures first={first} />);
  await expect.element(page.getByRole('img', { name: 'Picture 2 of 3' })).toBeInTheDocument();
});
