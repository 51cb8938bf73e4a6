import { largestStock } from '@boardwalk/sdk-core/shops/edits/edit-limits';
import type {
  GridFault,
  GridField,
  GridReader,
  GridValues,
} from '@boardwalk/sdk-core/shops/edits/grid-cells';
import {
  gridFaultMessages,
  productGridMessages,
} from '@boardwalk/sdk-core/shops/edits/grid-messages';
import type { EditableRow } from '@boardwalk/sdk-core/shops/edits/schemas';
import { largestPrice } from '@boardwalk/sdk-core/shops/shop-limits';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { writeTypedAmount } from '@boardwalk/sdk-core/vocabulary/money/write-typed-amount';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';

/** Words for what cells have, and for what is wrong with them. */
export function useCellTexts({ locale, currency }: GridReader) {
  const messages = useMessages(productGridMessages);
  const faults = useMessages(gridFaultMessages);
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  const columns: Readonly<Record<GridField, string>> = {
    price: messages.priceField,
    stock: messages.stock,
    active: messages.active,
  };

  function write(value: GridValues[GridField], row: EditableRow, field: GridField): string {
    if (typeof value === 'boolean') return value ? messages.shown : messages.hidden;
    if (value === null) {
      return row.stockMode === 'on-order' ? messages.onOrder : messages.uncounted;
    }
    return field === 'price' ? formatMoney({ amount: value, currency }) : formatNumber(value);
  }

  return {
    messages,
    columns,
    write,
    name: ({ title, values }: EditableRow) => [title, ...values].join(', '),
    fault: (fault: GridFault, field: GridField): string =>
      fillMessage(faults[fault], {
        example: writeTypedAmount(123_450, locale),
        least: formatMoney({ amount: 1, currency }),
        most:
          field === 'price'
            ? formatMoney({ amount: largestPrice, currency })
            : formatNumber(largestStock),
      }),
  };
}
