import { type CountMessage, fillMessage } from '../../vocabulary/text/message.ts';
import { createDateFormatter } from '../../vocabulary/time/dates.ts';
import { type Labels, valueLabelOf } from '../labels/label-text.ts';
import type { FactFormat } from './fields.ts';
import { createQuantityFormatter, type FactContext } from './quantity-text.ts';

/**
 * Writes the value of a fact as texts: several for a list, else one. Values are as the kind's
 * schema has them.
 */
export function createFactFormatter(
  context: FactContext,
  labels: Labels,
  messages: { readonly yes: string; readonly rating: string; readonly hours: CountMessage },
) {
  const formatQuantity = createQuantityFormatter(context, messages.hours);
  const formatDate = createDateFormatter(context.locale, context.timeZone);

  return function formatFact(field: string, format: FactFormat, value: unknown): readonly string[] {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    switch (format.as) {
      case 'number': {
        const quantity = formatQuantity(Number(value), format.measure);
        return [
          format.measure === 'rating'
            ? fillMessage(messages.rating, { value: quantity })
            : quantity,
        ];
      }
      case 'choice':
      case 'choices':
        return values.map((choice) => valueLabelOf(labels, field, String(choice)));
      case 'yes':
        return [messages.yes];
      case 'date':
        return [formatDate(String(value))];
      case 'instant':
        return [formatDate(String(value), 'instant')];
      case 'text':
      case 'texts':
      case 'link':
      case 'phone':
        return values.map(String);
    }
  };
}
