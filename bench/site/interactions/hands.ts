import type { Locator, Page } from 'playwright';
import type { Interaction } from './interaction.ts';

/** Finds a thing on a page. */
export type Find = (page: Page) => Locator;

/** Between two keys, in ms: a quick thumb. */
const keyDelay = 120;

/** The first thing of that role, by its whole name or a pattern. */
export function byRole(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Find {
  return (page) => page.getByRole(role, { name, exact: true }).first();
}

/** Taps one thing, and waits for another. */
export function tap(name: string, target: Find, brings: Find): Interaction {
  return {
    name,
    async act(page) {
      await target(page).tap();
      await brings(page).waitFor();
    },
  };
}

/** Taps one thing, and waits until another is gone. */
export function dismiss(name: string, target: Find, gone: Find): Interaction {
  return {
    name,
    async act(page) {
      await target(page).tap();
      await gone(page).waitFor({ state: 'hidden' });
    },
  };
}

/** Types, and waits for what that brings. */
export function type(name: string, target: Find, text: string, brings: Find): Interaction {
  return {
    name,
    async act(page) {
      await target(page).pressSequentially(text, { delay: keyDelay });
      await brings(page).waitFor();
    },
  };
}

/** Presses one key where the focus is, and waits until a thing is gone. */
export function leaveByKey(name: string, key: string, gone: Find): Interaction {
  return {
    name,
    async act(page) {
      await page.keyboard.press(key);
      await gone(page).waitFor({ state: 'hidden' });
    },
  };
}

interface Point {
  /** In pixels of the page’s window. */
  readonly x: number;
  readonly y: number;
}

/** How often a finger’s place is reported while it moves. */
const moves = 12;

/** Draws a finger from a place by so much. */
export async function drawFinger(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let move = 1; move <= moves; move++) {
    await send('touchMove', [
      { x: from.x + (by.x * move) / moves, y: from.y + (by.y * move) / moves },
    ]);
  }
  await send('touchEnd', []);
  await session.detach();
}
