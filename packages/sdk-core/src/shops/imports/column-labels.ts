import { fillMessage, type Messages } from '../../vocabulary/text/message.ts';
import type { ProductProblem } from './product-faults.ts';
import type { productColumnMessages, productFaultMessages } from './table-messages.ts';

/** What a column of our own table is called; one of other shops by its own field. */
export function productColumnLabel(
  field: string,
  messages: Messages<typeof productColumnMessages>,
): string {
  const [, name = field, number] = /^(option(?:Name|Value))(\d+)$/.exec(field) ?? [];
  const labels: Readonly<Record<string, string>> = messages;
  const label = labels[name] ?? name;
  return number === undefined ? label : fillMessage(label, { number });
}

/** What is wrong with a cell of a table of products, in words. */
export function describeProductFault(
  { fault, bound }: Pick<ProductProblem, 'fault' | 'bound'>,
  messages: Messages<typeof productFaultMessages>,
): string {
  return fillMessage(messages[fault], bound === null ? {} : { bound });
}
