import type { FieldKind } from 'virtual:every-widget';
import { expect } from 'vitest';
import { nextFrame, untilSteady } from '../every-widget/until-steady.fixture.ts';
import { shadowOf } from '../kit/testing/add-widget.fixture.ts';
import {
  type PressedField,
  type PressWay,
  pressField,
  stateAfter,
  stateOf,
} from '../kit/testing/press-field.fixture.ts';
import { componentsAround } from './rendered-by.fixture.ts';

/** Fields of one component that are pressed, of each kind: a list's other rows have the same. */
const mostAlike = 3;

const pressable = 'select, [type=checkbox], [type=radio]';

/** After so many frames a form has made of a press what it makes of it; what loads by it takes longer. */
const pressFrames = 5;

/** A press that was tried. */
export interface Press {
  readonly kind: FieldKind;
  /** The components around the field. */
  readonly holders: readonly string[];
  readonly label: string;
  /** What it held after the press, and had to. */
  readonly state: boolean | string;
  readonly expected: boolean | string;
}

/**
 * Presses each field of a widget once, those too that show by that; answers what each came to. What
 * `first` finds goes first: another press may lead away from it.
 */
export async function pressFields(
  element: HTMLElement,
  way: PressWay,
  first = pressable,
): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const seen = new Map<string, number>();
  const labels = new Set<string>();
  let isSteady = true;
  for (;;) {
    const shownFields = fieldsOf(element);
    const inOrder = [...shownFields.filter((one) => one.closest(first)), ...shownFields];
    const field = inOrder.find((one) => {
      const group = groupOf(one);
      return (seen.get(group) ?? 0) < mostAlike && !labels.has(`${group} ${labelOf(one)}`);
    });
    if (!field) {
      if (isSteady) return presses;
      await untilSteady(element);
      isSteady = true;
      continue;
    }
    const group = groupOf(field);
    seen.set(group, (seen.get(group) ?? 0) + 1);
    const expected = stateAfter(field);
    const facts = { kind: kindOf(field), holders: componentsAround(field), label: labelOf(field) };
    await pressField(field, way);
    await untilSteady(element, pressFrames);
    isSteady = false;
    const shown = field.isConnected ? field : findAgain(element, field);
    // What leads to another view reports nothing.
    if (!shown) continue;
    labels.add(`${group} ${facts.label}`);
    presses.push({ ...facts, expected, state: stateOf(shown) });
  }
}

/** Fields that show and can be pressed to another state. */
function fieldsOf(element: HTMLElement): readonly PressedField[] {
  const root = shadowOf(element);
  for (const details of root.querySelectorAll('details')) details.open = true;
  const fields = root.querySelectorAll<PressedField>(pressable);
  return [...fields].filter((field) => {
    if (!field.checkVisibility() || field.matches(':disabled') || isBehind(field)) return false;
    if (field instanceof HTMLSelectElement) {
      return [...field.options].filter(({ disabled }) => !disabled).length > 1;
    }
    return field.type === 'checkbox' || !field.checked;
  });
}

/** Returns the field in the place of one that was rendered again. */
function findAgain(element: HTMLElement, field: PressedField): PressedField | undefined {
  const all = shadowOf(element).querySelectorAll<PressedField>(pressable);
  return [...all].find(
    (one) =>
      groupOf(one) === groupOf(field) &&
      labelOf(one) === labelOf(field) &&
      (kindOf(one) !== 'radio' || one.value === field.value),
  );
}

/** Whether a dialog stands before it. */
function isBehind(field: Element): boolean {
  const root = field.getRootNode();
  if (!(root instanceof ShadowRoot)) return false;
  const dialogs = [...root.querySelectorAll('dialog[open], [role=dialog]')];
  const front = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
  return front !== undefined && !front.contains(field);
}

function kindOf(field: PressedField): FieldKind {
  if (field instanceof HTMLSelectElement) return 'select';
  return field.type === 'radio' ? 'radio' : 'checkbox';
}

function groupOf(field: PressedField): string {
  return `${kindOf(field)} in ${componentsAround(field).join(' in ')}`;
}

function labelOf(field: PressedField): string {
  return field.name || field.ariaLabel || (field.labels?.[0]?.textContent ?? '');
}

/** Waits until fields show, or what they stand in. */
export async function untilFields(element: HTMLElement, selector = pressable): Promise<void> {
  await expect
    .poll(() =>
      [...shadowOf(element).querySelectorAll(selector)].some((one) => one.checkVisibility()),
    )
    .toBe(true);
  await untilSteady(element);
}

/** Presses buttons, links and summaries one after the other, as their words come. */
export async function pressThrough(element: HTMLElement, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect
      .poll(() => findPressable(element, name), { message: name })
      .toBeInstanceOf(HTMLElement);
    findPressable(element, name)?.click();
    await nextFrame();
    await untilSteady(element);
  }
}

function findPressable(element: HTMLElement, name: string): HTMLElement | undefined {
  const all = element.shadowRoot?.querySelectorAll<HTMLElement>(
    'button, summary, [role=menuitem], a',
  );
  const shown = [...(all ?? [])].filter((one) => one.checkVisibility());
  return (
    shown.find((one) => wordsOf(one).startsWith(name)) ??
    shown.find((one) => wordsOf(one).includes(name))
  );
}

function wordsOf(element: HTMLElement): string {
  return (element.ariaLabel ?? element.textContent ?? '').trim();
}
