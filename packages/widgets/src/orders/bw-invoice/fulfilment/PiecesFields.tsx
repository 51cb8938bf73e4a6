import type { PieceCounts } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { Pieces } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';

type Line = ShopFulfilment['lines'][number];

interface PiecesFieldsProps {
  readonly lines: readonly Line[];
  readonly leftOf: (counts: PieceCounts) => number;
  /** Whether each field begins with all that there is. */
  readonly areAll: boolean;
}

const nameOf = ({ item }: Pick<Line, 'item'>) => `pieces.${item}`;

/** A field for each line of which there is something to name. */
export function PiecesFields({ lines, leftOf, areAll }: PiecesFieldsProps) {
  const messages = useMessages(shopFulfilmentMessages);
  return lines
    .filter((line) => leftOf(line) > 0)
    .map((line) => (
      <NumberField
        key={line.item}
        name={nameOf(line)}
        label={fillMessage(messages.piecesIn, { title: [line.title, ...line.values].join(', ') })}
        help={fillMessage(messages.pieces, { most: leftOf(line) })}
        min={0}
        max={leftOf(line)}
        defaultValue={areAll ? leftOf(line) : null}
      />
    ));
}

/** The pieces that were typed, and where to say that there is none: at the first field. */
export function readPieces(
  data: FormData,
  { lines, leftOf }: Pick<PiecesFieldsProps, 'lines' | 'leftOf'>,
): { readonly pieces: Pieces[]; readonly first: string } {
  const shown = lines.filter((line) => leftOf(line) > 0);
  const pieces = shown
    .map((line) => ({ item: line.item, quantity: Number(textOf(data, nameOf(line))) }))
    .filter(({ quantity }) => quantity > 0);
  return { pieces, first: shown[0] ? nameOf(shown[0]) : '' };
}
