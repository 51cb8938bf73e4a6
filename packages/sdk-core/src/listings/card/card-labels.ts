import { formatPhone } from '../../vocabulary/places/phone.ts';
import { createDateFormatter } from '../../vocabulary/time/dates.ts';
import { classifiedCardLabels } from '../classified/card-labels.ts';
import { eventCardLabels } from '../event/card-labels.ts';
import { itemCardLabels } from '../item/card-labels.ts';
import { type Labels, valueLabelOf } from '../labels/label-text.ts';
import type { CardReader } from './card-content.ts';
import type { CardFact } from './card-facts.ts';
import type { WriteWord } from './card-text.ts';

/** The values that cards name. */
export const cardLabels = {
  catalogue: 'listings/card-words',
  ...classifiedCardLabels,
  ...eventCardLabels,
  ...itemCardLabels,
} as const satisfies Labels;

/** Writes the facts of cards that are no numbers: choices, dates and phone numbers. */
export function createWordWriter(reader: CardReader): WriteWord {
  const labels: Labels = reader.messages(cardLabels);
  const formatDate = createDateFormatter(reader.locale, 'UTC');

  return function writeWord({ field, format, value }: CardFact): string {
    if (format.as === 'date') return formatDate(String(value));
    if (format.as === 'instant') return formatDate(clocksAt(String(value)), 'instant');
    if (format.as === 'phone') return formatPhone(String(value));
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return valueLabelOf(labels, field, String(first));
  };
}

/** What the clocks of its place show at an instant with an offset, as if it were of UTC. */
function clocksAt(instant: string): string {
  return `${instant.slice(0, 16)}Z`;
}
