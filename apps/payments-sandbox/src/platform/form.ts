import { holdsForeignNumber } from '../cards/foreign-number.ts';
import { invalidParameter } from './stripe-fault.ts';

/** A value of a form: text, or a part with names of its own. */
export type FormValue = string | FormPart;
export interface FormPart {
  [name: string]: FormValue;
}

/** Deeper than any parameter of the API. */
const deepest = 8;

/**
 * Reads `a[b][0]=c` as the provider does; `a[]=b` counts up. What may be a card number is allowed
 * only in the field for it, where it is checked and not stored.
 */
export function parseForm(text: string): FormPart {
  const form = emptyPart();
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split('[');
    const names = [first, ...rest.map((name) => name.replace(/\]$/, ''))];
    if (first === '' || names.length > deepest) {
      throw invalidParameter(key, `Invalid parameter name: ${key}`);
    }
    if (names.at(-1) !== 'number' && holdsForeignNumber(value)) {
      throw invalidParameter(key, `The sandbox keeps no number of a card: ${key}`);
    }
    setValue(form, names, value);
  }
  return form;
}

function setValue(form: FormPart, names: readonly string[], value: string): void {
  let part = form;
  for (const [position, given] of names.entries()) {
    const name = given === '' ? String(Object.keys(part).length) : given;
    if (position === names.length - 1) {
      part[name] = value;
      return;
    }
    const within = part[name];
    const next = typeof within === 'object' ? within : emptyPart();
    part[name] = next;
    part = next;
  }
}

/** Without a prototype, no name of a form can mean one of its properties. */
function emptyPart(): FormPart {
  return Object.create(null);
}
