import { expect } from 'vitest';

/** After so many frames without a change, every response and file has arrived. */
const steadyFrames = 12;

export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Waits until a widget is ready, or has failed, and nothing in it has changed for so many frames. */
export async function untilSteady(element: Element, frames = steadyFrames): Promise<void> {
  await expect.poll(() => element.matches(':is(:state(ready), :state(failed))')).toBe(true);
  let shown = '';
  for (let unchanged = 0; unchanged < frames; unchanged++) {
    await nextFrame();
    const now = element.shadowRoot?.innerHTML ?? '';
    if (now !== shown) unchanged = 0;
    shown = now;
  }
}
