import { innermost, widgetOf } from './widget-of.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';

/**
 * Stores what a visitor types, picks or ticks in a server-rendered page while its widgets are still
 * loading, and passes it to them once they are there.
 */
export function replayInput(): void {
  const typed = new Map<Field, string | boolean>();

  for (const host of document.querySelectorAll(':not(:defined)')) {
    for (const field of host.shadowRoot?.querySelectorAll<Field>(fields) ?? []) {
      if (isTouched(field)) typed.set(field, readField(field));
    }
  }

  document.addEventListener('input', (event) => {
    const field = innermost(event);
    if (isField(field) && !widgetOf(field)?.matches(':state(ready)')) {
      typed.set(field, readField(field));
    }
  });

  document.addEventListener('bw-ready', (event) => {
    for (const [field, value] of typed) {
      if (widgetOf(field) !== innermost(event)) continue;
      typed.delete(field);
      // Even where the field still shows it, its widget has not received it.
      writeField(field, value);
    }
  });
}

function isField(element: Element): element is Field {
  return element.matches(fields);
}

function isTickable(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}

/** Whether a field is no longer as the page came. */
function isTouched(field: Field): boolean {
  if (isTickable(field)) return field.checked !== field.defaultChecked;
  if (!('options' in field)) return field.value !== field.defaultValue;
  const preset = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
  return !preset?.selected;
}

function readField(field: Field): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

/** Sets a field as a visitor does, so that its widget is notified of it. */
function writeField(field: Field, value: string | boolean): void {
  if (isTickable(field)) field.checked = value === true;
  else field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
