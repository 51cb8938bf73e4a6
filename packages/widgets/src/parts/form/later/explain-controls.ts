import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { type FormControl, fieldNameOf } from '../../../kit/form/form-controls.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { formMessages } from '../messages.ts';

type Texts = Messages<typeof formMessages>;
type Reader = Pick<WidgetEnvironment, 'messages' | 'locale'>;

/**
 * What the browser itself finds wrong with controls (`required`, `min`, half a date, and what a field
 * of several parts says by `setCustomValidity`), in our words. Of several under one name the first counts.
 */
export function explainControls(faulty: readonly FormControl[], reader: Reader): FieldErrors {
  const messages = reader.messages(formMessages);
  const locale = findLocale([reader.locale]);
  const errors: Record<string, string> = {};
  for (const control of faulty) {
    errors[fieldNameOf(control)] ??= explain(control, messages, locale);
  }
  return errors;
}

function isInput(control: FormControl): control is HTMLInputElement {
  return control.localName === 'input';
}

function explain(control: FormControl, messages: Texts, locale: Locale): string {
  const { validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return messages.missing;
  if (validity.badInput) return messages.incomplete;
  if (isInput(control)) {
    const { type, min, max, minLength } = control;
    if (validity.typeMismatch) return type === 'url' ? messages.link : messages.email;
    // Of all fields that have limits, numbers say themselves what these are.
    const limit = (day: string) => ({ limit: createDateFormatter(locale, 'UTC')(day) });
    if (validity.rangeUnderflow) return fillMessage(messages.tooEarly, limit(min));
    if (validity.rangeOverflow) return fillMessage(messages.tooLate, limit(max));
    if (validity.tooShort) return fillMessage(messages.tooShort, { limit: minLength });
  }
  return messages.wrong;
}
