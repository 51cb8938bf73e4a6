/** What people fill in; of a hidden input others show what it holds. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** So many fields are seen at a glance. */
const fewFields = 4;

/** The controls of a form that people fill in, as they stand. */
export function controlsOf(form: HTMLFormElement): readonly FormControl[] {
  return [...form.elements].filter((one): one is FormControl =>
    one.matches('input:not([type=hidden]),select,textarea'),
  );
}

/** The name under which a form knows a control: its own, else that of the group whose part it is. */
export function fieldNameOf(control: Element): string {
  const { field } = control.closest<HTMLElement>('[data-field]')?.dataset ?? {};
  return field ?? nameOf(control);
}

/** Whether people fill in something under this name, or in a group of it. */
export function hasControl(form: HTMLFormElement, name: string): boolean {
  return controlsOf(form).some((one) => one.name === name || fieldNameOf(one) === name);
}

/** Whether a form has more fields than are seen at a glance; a group of controls is one. */
export function isLongForm(form: HTMLFormElement): boolean {
  const groups = controlsOf(form).map(
    (one) =>
      one.closest(
        one.matches('[type=checkbox],[type=radio]') ? '[data-field],fieldset' : '[data-field]',
      ) ?? one,
  );
  return new Set(groups).size > fewFields;
}

/**
 * Focuses the first field of such a name: the one that stands first in the form, whatever was checked
 * first. Of a group it is the part that is wrong itself, else its first.
 */
export function focusFirst(form: HTMLFormElement, isMeant: (name: string) => boolean): void {
  const [first, ...others] = controlsOf(form).filter(
    (one) => isMeant(nameOf(one)) || isMeant(fieldNameOf(one)),
  );
  const wrong = [first, ...others].find(
    (one) => one && first && fieldNameOf(one) === fieldNameOf(first) && one.matches(':invalid'),
  );
  (wrong ?? first)?.focus();
}

/** Whether somebody would miss what they have typed: in a long form, or as a text of their own. */
export function holdsMuch(form: HTMLFormElement): boolean {
  return isLongForm(form) || hasText(form);
}

function hasText(form: HTMLFormElement): boolean {
  return controlsOf(form).some((one) => one.localName === 'textarea' && one.value !== '');
}

/** By its attribute: a form may have a field that is called `name`. */
export function nameOf(control: Element): string {
  return control.getAttribute('name') ?? '';
}
