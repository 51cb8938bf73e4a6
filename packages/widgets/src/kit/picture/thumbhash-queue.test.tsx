import { expect, test } from 'vitest';
import { drawWhenIdle } from './thumbhash-queue.ts';

const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const undrawn = document.createElement('canvas').width;

/** A picture over the canvas of its hint; without an address it never arrives. */
async function place(src?: string): Promise<HTMLCanvasElement> {
  const box = document.createElement('span');
  const canvas = document.createElement('canvas');
  const picture = document.createElement('img');
  box.append(canvas, picture);
  if (src !== undefined) {
    picture.src = src;
    await picture.decode();
  }
  return canvas;
}

test('the hints of pictures on their way are drawn', async () => {
  const canvases = await Promise.all([place(), place()]);
  for (const canvas of canvases) drawWhenIdle(canvas, thumbhash);
  for (const canvas of canvases) {
    await expect.poll(() => canvas.width).not.toBe(undrawn);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, 8, 8).data ?? [];
    expect(pixels.some((value) => value > 0)).toBe(true);
  }
});

test('a picture that has arrived, or gone, needs no hint', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const [arrived, gone, waiting] = [await place(pixel), await place(), await place()];
  drawWhenIdle(arrived, thumbhash);
  drawWhenIdle(gone, thumbhash)();
  drawWhenIdle(waiting, thumbhash);
  await expect.poll(() => waiting.width).not.toBe(undrawn);
  expect([arrived.width, gone.width]).toEqual([undrawn, undrawn]);
});

test('one that has no hint keeps no other waiting', async () => {
  const [without, waiting] = [await place(), await place()];
  drawWhenIdle(without, '');
  drawWhenIdle(waiting, thumbhash);
  await expect.poll(() => waiting.width).not.toBe(undrawn);
  expect(without.width).toBe(undrawn);
});
