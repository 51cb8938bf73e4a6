import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import type { formMessages } from './messages.ts';

type Texts = Messages<typeof formMessages>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the browser itself finds wrong with a form's fields (`required`, `min`, half a date, and what
 * a field of several parts says by `setCustomValidity`), in our words and in their order.
 */
export function findNativeErrors(form: HTMLFormElement, messages: Texts, locale: Locale) {
  const errors: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || !control.willValidate || control.validity.valid) continue;
    errors[nameOf(control)] ??= explain(control, messages, locale);
  }
  return errors;
}

/** The errors in the order of the form's fields; what belongs to no field comes last. */
export function inFieldOrder(form: HTMLFormElement, errors: FieldErrors): FieldErrors {
  const names = [...form.elements].filter(isControl).map(nameOf);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => place(one) - place(other)),
  );
}

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea');
}

function isInput(control: Control): control is HTMLInputElement {
  return control.localName === 'input';
}

/** Its own name, else that of the group whose part it is. */
function nameOf(control: Control): string {
  return control.closest<HTMLElement>('[data-field]')?.dataset.field ?? control.name;
}

function explain(control: Control, messages: Texts, locale: Locale): string {
  const { validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return messages.missing;
  if (validity.badInput) return messages.incomplete;
  if (isInput(control)) {
    const { type, min, max, minLength } = control;
    if (validity.typeMismatch) return type === 'url' ? messages.link : messages.email;
    const isDate = type === 'date';
    const limit = (text: string) => ({
      limit: isDate ? createDateFormatter(locale, 'UTC')(text) : text,
    });
    if (validity.rangeUnderflow) {
      return fillMessage(isDate ? messages.tooEarly : messages.tooLow, limit(min));
    }
    if (validity.rangeOverflow) {
      return fillMessage(isDate ? messages.tooLate : messages.tooHigh, limit(max));
    }
    if (validity.tooShort) return fillMessage(messages.tooShort, { limit: minLength });
  }
  return messages.wrong;
}
