import { partFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/part-fulfilment-messages';
import type { Pieces } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';

interface NamedLine {
  readonly item: number;
  readonly title: string;
  readonly values: readonly string[];
}

/** Writes pieces of these lines as people count them: `2 × Mug, Blue`. */
export function useGoods(lines: readonly NamedLine[]) {
  const messages = useMessages(partFulfilmentMessages);
  return (pieces: readonly Pieces[]): readonly string[] =>
    pieces.map(({ item, quantity }) => {
      const line = lines.find((one) => one.item === item);
      const title = line ? [line.title, ...line.values].join(', ') : '';
      return fillMessage(messages.pieces, { count: quantity, title });
    });
}
