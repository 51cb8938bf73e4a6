import type { PieceCounts } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { Pieces } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Queries } from '../../platform/database/database.ts';
import type { InvoicedPart } from './find-part.ts';
import { countPieces, type PartSteps } from './find-steps.ts';
import { findLinesOf } from './read-fulfilment.ts';

type Line = Awaited<ReturnType<typeof findLinesOf>>[number];

/** A line of the part, with as many of its pieces as were named. */
export interface NamedPieces {
  readonly line: Line;
  readonly quantity: number;
}

interface Bound {
  /** How many pieces of a line there are to name. */
  readonly leftOf: (counts: PieceCounts) => number;
  /** What is said of a line that has fewer: `{left}` and `{title}` are filled in. */
  readonly tooMany: (title: string, left: number) => string;
}

/** The lines that a body names, none with more pieces than there are. */
export async function requirePieces(
  queries: Queries,
  { invoiced, steps }: { readonly invoiced: InvoicedPart; readonly steps: PartSteps },
  named: readonly Pieces[],
  { leftOf, tooMany }: Bound,
): Promise<readonly NamedPieces[]> {
  const lines = await findLinesOf(queries, invoiced);
  const counts = countPieces(steps, lines);
  return named.map(({ item, quantity }) => {
    const line = lines.find(({ variantId }) => variantId === item);
    const pieces = counts.find(({ variantId }) => variantId === item);
    if (!line || !pieces) {
      throw new Problem('conflict', 'One of these items was not bought with this invoice.');
    }
    const left = leftOf(pieces);
    if (quantity > left) throw new Problem('conflict', tooMany(line.title, left));
    return { line, quantity };
  });
}
