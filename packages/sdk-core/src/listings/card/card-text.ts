import { type CountMessage, countMessage, fillMessage } from '../../vocabulary/text/message.ts';
import { createQuantityFormatter, type FactContext } from '../fields/quantity-text.ts';
import type { CardFact } from './card-facts.ts';

/** The messages of cards, in whatever language. */
export type CardMessages = Readonly<Record<string, string | CountMessage>>;

/** A fact as a card shows it, and as a screen reader says it where that differs. */
export interface CardText {
  readonly text: string;
  readonly spoken?: string;
}

/** Writes a fact that is no number. */
export type WriteWord = (fact: CardFact) => string;

const noHours: CountMessage = { one: '{count}', many: '{count}' };

/**
 * Writes the facts of cards: three bedrooms are `3 bd`, none are `Studio`. Without `writeWord`,
 * which brings much with it, the facts that need it are left out.
 */
export function createCardFormatter(
  context: Pick<FactContext, 'locale' | 'currency'>,
  messages: CardMessages,
  writeWord?: WriteWord,
) {
  const formatQuantity = createQuantityFormatter(context, noHours);

  function write(fact: CardFact): string | undefined {
    const { format, value } = fact;
    if (format.as === 'number') return formatQuantity(Number(value), format.measure);
    return format.as === 'text' || format.as === 'yes' ? String(value) : writeWord?.(fact);
  }

  function fill(message: string | CountMessage | undefined, written: string, value: unknown) {
    if (message === undefined) return undefined;
    return typeof message === 'string'
      ? fillMessage(message, { value: written })
      : countMessage(message, Number(value), context.locale, written);
  }

  return function formatCardFact(fact: CardFact): CardText | undefined {
    const { field, value } = fact;
    const none = value === 0 ? messages[`${field}.none`] : undefined;
    if (typeof none === 'string') return { text: none };
    const written = write(fact);
    if (written === undefined) return undefined;
    const text = fill(messages[field], written, value) ?? written;
    const spoken = fill(messages[`${field}.spoken`], written, value);
    return spoken === undefined ? { text } : { text, spoken };
  };
}
