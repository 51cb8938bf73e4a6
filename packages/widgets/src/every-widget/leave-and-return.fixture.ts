import { expect } from 'vitest';
import { shadowOf } from '../kit/testing/add-widget.fixture.ts';
import { untilSteady } from './until-steady.fixture.ts';

/**
 * Takes a widget out of the page and puts it back, again and again: nothing of it is left behind, and
 * what listens to the page does not become more. By the second time all that a page keeps is there.
 */
export async function leaveAndReturn(
  element: HTMLElement,
  pageListeners: () => readonly string[],
): Promise<void> {
  let before: readonly string[] | undefined;
  for (const round of ['first', 'second', 'third']) {
    element.remove();
    await expect.poll(() => shadowOf(element).childNodes.length).toBe(0);
    if (round === 'third') await expect.poll(pageListeners).toEqual(before);
    before = pageListeners();
    document.body.append(element);
    await untilSteady(element);
    expect(element.matches(':state(ready)'), `back for the ${round} time`).toBe(true);
  }
}
