import { nextFrame } from './until-steady.fixture.ts';

const controls = 'button, summary, a[href], select, input, textarea';
/** A list's other entries have the same controls. */
const maximumControls = 40;

/** Values of the types of fields that take no plain text. */
const typedValues: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-01', '2026-12-02'],
  time: ['10:00', '11:00'],
  color: ['#102030', '#302010'],
};

/**
 * Uses each control that shows once: presses it, or puts something else into it. Answers the fields
 * that went back to what stood in them before.
 */
export async function useControls(root: ShadowRoot): Promise<readonly string[]> {
  const reverted: string[] = [];
  for (const control of [...root.querySelectorAll<HTMLElement>(controls)].slice(
    0,
    maximumControls,
  )) {
    // What was pressed before may have taken it away.
    if (!control.checkVisibility() || control.matches(':disabled, [readonly]')) continue;
    if (!isField(control)) {
      control.click();
      await nextFrame();
    } else if (!(await keepsValue(control))) reverted.push(control.outerHTML);
  }
  return reverted;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(control: HTMLElement): control is Field {
  const pressed = ['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit'];
  return control instanceof HTMLInputElement
    ? !pressed.includes(control.type)
    : control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

/** Whether a field that is given another value shows it, or what it makes of it. */
async function keepsValue(field: Field): Promise<boolean> {
  const before = field.value;
  write(field, otherValue(field));
  const given = field.value;
  for (const name of ['input', 'change']) {
    field.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
  }
  await nextFrame();
  return !field.isConnected || given === before || field.value !== before;
}

function otherValue(field: Field): string {
  const values =
    field instanceof HTMLSelectElement
      ? [...field.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
      : (typedValues[field.type] ?? ['7', '8']);
  return values.find((value) => value !== field.value) ?? field.value;
}

/** As a person does: React watches the property of the field itself. */
function write(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
