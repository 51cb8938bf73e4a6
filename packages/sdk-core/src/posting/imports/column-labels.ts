import type { kindLabels } from '../../listings/labels/kind-labels.ts';
import { type Labels, labelOf, valueLabelOf } from '../../listings/labels/label-text.ts';
import { fillMessage, type Messages } from '../../vocabulary/text/message.ts';
import type { CellProblem } from './cell-faults.ts';
import type { importColumnMessages, importFaultMessages } from './column-messages.ts';
import type { ImportColumn } from './columns.ts';
import type { ImportKind } from './import-kinds.ts';

/** The words of a language for the columns of a kind's table. */
export interface ImportColumnLabels {
  readonly kind: ImportKind;
  /** Of the columns that every kind has. */
  readonly shared: Messages<typeof importColumnMessages>;
  readonly kinds: Messages<typeof kindLabels>;
  /** Of the kind's fields and of their values. */
  readonly own: Labels;
}

/** What a column is called. */
export function columnLabel(
  { field, path }: ImportColumn,
  { shared, own }: ImportColumnLabels,
): string {
  return path.startsWith('attributes.') ? labelOf(own, field) : labelOf(shared, field);
}

/** What a value of a column is called. */
export function choiceLabel(
  { field, path }: ImportColumn,
  value: string,
  { kind, shared, kinds, own }: ImportColumnLabels,
): string {
  if (field === 'subcategory') {
    const labels: Readonly<Record<string, string>> = kinds;
    return labels[`${kind}.${value}`] ?? value;
  }
  return valueLabelOf(path.startsWith('attributes.') ? own : shared, field, value);
}

/** What is wrong with a cell, in words. */
export function describeFault(
  { fault, bound }: Pick<CellProblem, 'fault' | 'bound'>,
  messages: Messages<typeof importFaultMessages>,
): string {
  return fillMessage(messages[fault], bound === null ? {} : { bound });
}
