import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { untilEntrancesEnd } from './entrances.fixture.ts';

/**
 * Presses what opens a dialog, and waits until the dialog has the focus and stands still: what is
 * typed sooner may go elsewhere, and what is pressed may not be there yet.
 */
export async function openDialogBy(
  opener: Locator,
  dialog: Locator = page.getByRole('dialog'),
): Promise<void> {
  await userEvent.click(opener);
  await expect.poll(() => hasFocus(dialog.query())).toBe(true);
  await untilEntrancesEnd(dialog.element());
}

/** Whether the focus is in an element, or in a widget that stands in it. */
function hasFocus(element: Element | null): boolean {
  const root = element?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return root.activeElement !== null && element?.contains(root.activeElement) === true;
}
