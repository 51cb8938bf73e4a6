import {
  createQuantityFormatter,
  type FactContext,
} from '@boardwalk/sdk-core/listings/fields/quantity-text';
import { valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { controlOf, type ValueScope } from './value-scope.ts';

interface AttributeContext extends FactContext, ValueScope {
  readonly messages: Messages<typeof valueMessages>;
}

/**
 * Writes the value of a kind's field in words: several for a list, none for nothing. What somebody has
 * typed and can't be read is as they typed it.
 */
export function attributeTexts(
  field: string,
  value: unknown,
  context: AttributeContext,
): readonly string[] {
  const { kind, labels, messages, locale, timeZone } = context;
  const control = controlOf(kind, field);
  if (control?.as === 'yes') return [value === true ? messages.yes : messages.no];
  if (value === undefined || value === null || value === '') return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = values.map(String);
  switch (control?.as) {
    case 'choice':
    case 'choices':
      return texts.map((text) => valueLabelOf(labels, field, text));
    case 'number':
    case 'measure':
    case 'money': {
      if (!Number.isFinite(value)) return texts;
      const measure = control.as === 'money' ? 'money' : control.measure;
      return [createQuantityFormatter(context, messages.hours)(Number(value), measure)];
    }
    case 'date':
    case 'instant': {
      const [text = ''] = texts;
      if (Number.isNaN(Date.parse(text))) return texts;
      const formatDate = createDateFormatter(locale, timeZone);
      const date = formatDate(text);
      return [control.as === 'date' ? date : `${date}, ${formatDate(text, 'time')}`];
    }
    default:
      return texts;
  }
}
