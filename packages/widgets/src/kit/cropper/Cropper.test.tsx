import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { role } from '../testing/role.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Cropper.test.tsx?styles';
import { type Crop, Cropper } from './Cropper.tsx';

showWith(styles);

const words = {
  frame: 'Part that is kept',
  help: 'Arrow keys move, + and − zoom, R rotates.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotateLeft: 'Rotate to the left',
  rotateRight: 'Rotate to the right',
  zoomed: (percent: number) => `Zoom ${percent} %`,
  rotated: 'Rotated',
};

/** Red on the left, blue on the right, 600 × 300. */
async function twoColours(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(600, 300);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 300, 300);
  context.fillStyle = '#00f';
  context.fillRect(300, 0, 300, 300);
  return createImageBitmap(canvas);
}

interface Given {
  readonly aspect?: number;
  readonly zoomLimit?: (picture: { width: number; height: number }) => number;
}

async function open({ aspect = 1, zoomLimit = () => 3 }: Given = {}) {
  const handle: { current: Crop | null } = { current: null };
  const picture = await twoColours();
  const shown = show(
    <Cropper
      picture={picture}
      aspect={aspect}
      zoomLimit={zoomLimit}
      zoomSteps={{ in: 1.2, out: 0.8333 }}
      words={words}
      handle={handle}
    />,
  );
  const frame = role('application');
  await expect.element(frame).toBeVisible();
  return { ...shown, handle, frame };
}

/** The result's size, and its colours at the left and right edge. */
async function resultOf(handle: { current: Crop | null }) {
  const blob = await handle.current?.write((frame) => frame);
  if (!blob) throw new Error('There is no crop');
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return {
    type: blob.type,
    width,
    height,
    left: colourAt(2, height >> 1),
    right: colourAt(width - 3, height >> 1),
    top: colourAt(width >> 1, 2),
    bottom: colourAt(width >> 1, height - 3),
  };
}

test('the frame holds the middle of the picture at first, as a JPEG', async () => {
  const { handle } = await open();
  expect(await resultOf(handle)).toMatchObject({
    type: 'image/jpeg',
    width: 300,
    height: 300,
    left: 'red',
    right: 'blue',
  });
});

test('the frame is as large as the picture allows, and stays', async () => {
  const { shadow, frame } = await open();
  const stage = shadow.querySelector('.cropper-stage')?.getBoundingClientRect();
  const { width, height } = frame.element().getBoundingClientRect();
  const expected = Math.min(stage?.height ?? 0, (stage?.width ?? 0) / 2);
  expect([Math.round(width), Math.round(height)]).toEqual([
    Math.round(expected),
    Math.round(expected),
  ]);
});

test('arrow keys move the picture, no further than its edge', async () => {
  const { handle, frame } = await open();
  (frame.element() as HTMLElement).focus();
  for (let press = 0; press < 60; press++) await userEvent.keyboard('{ArrowRight}');
  expect(await resultOf(handle)).toMatchObject({ width: 300, left: 'red', right: 'red' });
  await expectAccessible(document.body);
});

test('plus and minus zoom by their steps, within their limits', async () => {
  const { handle, frame } = await open({ zoomLimit: () => 1.3 });
  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('+');
  await expect.poll(async () => (await resultOf(handle)).width).toBe(250);
  await expect.element(role('status')).toHaveTextContent('Zoom 120 %');
  await userEvent.keyboard('+++');
  await expect.poll(async () => (await resultOf(handle)).width).toBe(231);
  await userEvent.keyboard('-');
  await expect.element(role('status')).toHaveTextContent('Zoom 108 %');
  await userEvent.keyboard('---');
  await expect.poll(async () => (await resultOf(handle)).width).toBe(300);
});

test('R turns the picture to the right, Shift with it to the left, buttons do the same', async () => {
  const { handle, frame } = await open({ aspect: 3 / 4 });
  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('r');
  await expect
    .poll(() => resultOf(handle))
    .toMatchObject({ width: 300, height: 400, top: 'red', bottom: 'blue' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}R{/Shift}r');
  await userEvent.click(role('button', { name: 'Rotate to the left' }));
  await userEvent.click(role('button', { name: 'Rotate to the left' }));
  await expect.poll(() => resultOf(handle)).toMatchObject({ top: 'blue', bottom: 'red' });
  await expect.element(role('status')).toHaveTextContent('Rotated');
});

test('a picture that is too small the other way round is not turned', async () => {
  await open({
    zoomLimit: ({ width, height }) => width / height,
  });
  await expect.element(role('button', { name: 'Rotate to the right' })).toBeDisabled();
});

test('a pointer drags the picture beneath the frame', async () => {
  const { handle, shadow } = await open();
  const stage = shadow.querySelector('.reactEasyCrop_Container');
  const at = (x: number) => ({ clientX: x, clientY: 100, bubbles: true, composed: true });
  stage?.dispatchEvent(new MouseEvent('mousedown', at(200)));
  document.dispatchEvent(new MouseEvent('mousemove', at(900)));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  document.dispatchEvent(new MouseEvent('mouseup', at(900)));
  await expect.poll(() => resultOf(handle)).toMatchObject({ left: 'red', right: 'red' });
});

test('no style element, picture or address is made for it', async () => {
  const { shadow } = await open();
  expect(document.head.querySelectorAll('style')).toHaveLength(
    [...document.head.querySelectorAll('style')].filter(
      ({ textContent }) => !textContent?.includes('reactEasyCrop'),
    ).length,
  );
  expect(shadow.querySelectorAll('img, video, style')).toHaveLength(0);
});
