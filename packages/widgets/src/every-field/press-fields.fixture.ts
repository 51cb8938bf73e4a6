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

/** Presses each field of a widget once, those too that show by that; answers what each came to. */
export async function pressFields(element: HTMLElement, way: PressWay): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const seen = new Map<string, number>();
  const labels = new Set<string>();
  for (;;) {
    const field = fieldsOf(element).find((one) => {
      const group = groupOf(one);
      return (seen.get(group) ?? 0) < mostAlike && !labels.has(`${group} ${labelOf(one)}`);
    });
    if (!field) return presses;
    const group = groupOf(field);
    seen.set(group, (seen.get(group) ?? 0) + 1);
    labels.add(`${group} ${labelOf(field)}`);
    const expected = stateAfter(field);
    const facts = { kind: kindOf(field), holders: componentsAround(field), label: labelOf(field) };
    await pressField(field, way);
    await untilSteady(element);
    presses.push({ ...facts, expected, state: field.isConnected ? stateOf(field) : expected });
  }
}

/** Fields that show and can be pressed to another state. */
function fieldsOf(element: HTMLElement): readonly PressedField[] {
  const root = shadowOf(element);
  for (const details of root.querySelectorAll('details')) details.open = true;
  const fields = root.querySelectorAll<PressedField>('select, [type=checkbox], [type=radio]');
  return [...fields].filter((field) => {
    if (!field.checkVisibility() || field.matches(':disabled') || isBehind(field)) return false;
    if (field instanceof HTMLSelectElement) {
      return [...field.options].filter(({ disabled }) => !disabled).length > 1;
    }
    return field.type === 'checkbox' || !field.checked;
  });
}

/** Whether a dialog stands before it. */
function isBehind(field: Element): boolean {
  const root = field.getRootNode();
  const dialogs = root instanceof ShadowRoot ? [...root.querySelectorAll('dialog:modal')] : [];
  return dialogs.length > 0 && !dialogs.at(-1)?.contains(field);
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

/** Presses buttons, links and summaries one after the other, as their words come. */
export async function pressThrough(element: HTMLElement, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect.poll(() => findPressable(element, name), { message: name }).toBeDefined();
    findPressable(element, name)?.click();
    await nextFrame();
    await untilSteady(element);
  }
}

function findPressable(element: HTMLElement, name: string): HTMLElement | undefined {
  const all = element.shadowRoot?.querySelectorAll<HTMLElement>(
    'button, summary, [role=menuitem], a',
  );
  return [...(all ?? [])].find((one) => {
    const words = (one.ariaLabel ?? one.textContent ?? '').trim();
    return one.checkVisibility() && words.startsWith(name);
  });
}
