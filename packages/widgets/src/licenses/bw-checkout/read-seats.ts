import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';

/** The boards of an address, each once; what is no number is none. */
export function readSeats(billboards: string): readonly BoardId[] {
  const numbers = billboards.split(',').map(Number);
  const ids = numbers.filter((number) => Number.isSafeInteger(number) && number > 0);
  // Positive whole numbers are what ids are.
  return [...new Set(ids)] as BoardId[];
}
