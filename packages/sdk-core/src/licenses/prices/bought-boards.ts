import type { BoardId } from '../../vocabulary/ids.ts';
import type { Invoice } from './compose-invoice.ts';

/** The boards that were bought by an invoice, in its order. */
export function boughtBoards({ lines }: Pick<Invoice, 'lines'>): readonly BoardId[] {
  return lines.flatMap(({ item }) => (item.kind === 'plan' ? item.boards : [item.boardId]));
}
