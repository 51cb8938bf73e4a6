import type { BoardId } from '../../vocabulary/ids.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { Invoice, InvoiceItem } from './compose-invoice.ts';

/** The boards that were bought by an invoice, in its order. */
export function boughtBoards({
  lines,
}: {
  readonly lines: readonly { readonly item: InvoiceItem }[];
}): readonly BoardId[] {
  return lines.flatMap(({ item }) => (item.kind === 'plan' ? item.boards : [item.boardId]));
}

/** What the plan of an invoice costs for a year, before taxes; undefined where single boards were bought. */
export function yearlyPriceOf({ lines }: Pick<Invoice, 'lines'>): Money | undefined {
  const [first] = lines;
  return first?.item.kind === 'plan' ? (first.item.replaces?.planPrice ?? first.price) : undefined;
}

/** The plan that gave way to the one of an invoice; undefined where none did. */
export function replacedPlanOf({ lines }: Pick<Invoice, 'lines'>) {
  const [first] = lines;
  return first?.item.kind === 'plan' ? first.item.replaces : undefined;
}

/** Whether boards are only added to a plan that runs. */
export function isWithinPlan(invoice: Pick<Invoice, 'lines'> | undefined): boolean {
  const [first] = invoice?.lines ?? [];
  return first?.item.kind === 'plan' && first.item.replaces?.planId === first.item.planId;
}
