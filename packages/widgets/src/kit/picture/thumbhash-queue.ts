import { thumbHashToRGBA } from 'thumbhash';

interface Waiting {
  readonly canvas: HTMLCanvasElement;
  readonly thumbhash: string;
}

const queue = new Set<Waiting>();
let isScheduled = false;

/**
 * Draws a picture's thumbhash on the canvas below it, one canvas per idle moment, unless the
 * picture has arrived by then. Answers how to take the wish back.
 */
export function drawWhenIdle(canvas: HTMLCanvasElement, thumbhash: string): () => void {
  const waiting = { canvas, thumbhash };
  queue.add(waiting);
  schedule();
  return () => queue.delete(waiting);
}

function schedule(): void {
  if (isScheduled || queue.size === 0) return;
  isScheduled = true;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(drawNext, { timeout: 500 });
  else setTimeout(drawNext, 50);
}

function drawNext(): void {
  isScheduled = false;
  for (const waiting of queue) {
    queue.delete(waiting);
    // A picture that somebody has just chosen has no hint.
    if (waiting.thumbhash === '' || hasArrived(waiting.canvas)) continue;
    drawThumbhash(waiting);
    break;
  }
  schedule();
}

function hasArrived(canvas: HTMLCanvasElement): boolean {
  const picture = canvas.parentElement?.querySelector('img');
  return !picture || (picture.complete && picture.naturalWidth > 0);
}

/** CSS stretches it. A `data:` picture would need a CSP of its own. */
function drawThumbhash({ canvas, thumbhash }: Waiting): void {
  const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  canvas.width = w;
  canvas.height = h;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
}
