import { vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

/** A field that is pressed, rather than typed into. */
export type PressedField = HTMLInputElement | HTMLSelectElement;

export const pressWays = ['mouse', 'touch', 'keyboard'] as const;
export type PressWay = (typeof pressWays)[number];

/** What a field holds: whether it is checked, or the value that is chosen. */
export function stateOf(field: PressedField): boolean | string {
  return field instanceof HTMLSelectElement ? field.value : field.checked;
}

/** What a field holds once it was pressed. */
export function stateAfter(field: PressedField): boolean | string {
  return field instanceof HTMLSelectElement ? otherEntry(field).value : !field.checked;
}

/** Presses a box or a radio button, or chooses another entry of a select, as a person does. */
export async function pressField(field: PressedField, way: PressWay): Promise<void> {
  field.scrollIntoView({ block: 'center' });
  if (field instanceof HTMLSelectElement) return chooseOther(field, way);
  if (way === 'mouse') return userEvent.click(targetOf(field));
  if (way === 'touch') return tap(targetOf(field));
  field.focus();
  await userEvent.keyboard(' ');
}

/** The entry that a press chooses: the next one, or the one before the last. */
function otherEntry(select: HTMLSelectElement): HTMLOptionElement {
  const others = [...select.options].filter(({ disabled, selected }) => !disabled && !selected);
  const other = others.find(({ index }) => index > select.selectedIndex) ?? others.at(-1);
  if (!other) throw new Error(`"${select.name}" has one entry alone`);
  return other;
}

async function chooseOther(select: HTMLSelectElement, way: PressWay): Promise<void> {
  const { value, index } = otherEntry(select);
  if (way !== 'keyboard') return chooseInList(select, value);
  select.focus();
  await userEvent.keyboard(index > select.selectedIndex ? '{ArrowDown}' : '{ArrowUp}');
}

/**
 * Chooses as the browser reports a choice in its own list, which no driver reaches: by two events,
 * and a page renders between them.
 */
async function chooseInList(select: HTMLSelectElement, value: string): Promise<void> {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await new Promise(requestAnimationFrame);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where a person aims: some boxes are hidden behind what is drawn in their place. */
function targetOf(field: HTMLInputElement): Element {
  const { x, y, width, height } = field.getBoundingClientRect();
  const root = field.getRootNode();
  const isHit =
    root instanceof ShadowRoot && root.elementFromPoint(x + width / 2, y + height / 2) === field;
  return isHit ? field : (field.labels?.[0] ?? field);
}

/** Touches the middle of an element, as the browser reports a finger. */
async function tap(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const point = { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 };
  let isClicked = false;
  const note = () => {
    isClicked = true;
  };
  element.addEventListener('click', note, { once: true });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The browser makes a press of it once it knows that the finger did not move.
  await vi.waitUntil(() => isClicked, { timeout: 20_000 });
}
