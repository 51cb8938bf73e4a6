import {
  availabilityLabels,
  productsMessages,
} from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { OwnProduct } from '@boardwalk/sdk-core/shops/products/schemas';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { Column } from '../../parts/data-table/column.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductName } from './ProductName.tsx';
import './products.css';

/** Returns what a row shows of a product, and what can be done with it. */
export function useProductColumns(
  shop: ShopSettings | undefined,
  setActive: (ids: readonly string[], isActive: boolean) => Promise<void>,
): readonly Column<OwnProduct>[] {
  const { messages: read, locale: language } = useEnvironment();
  const locale = findLocale([language]);
  const messages = read(productsMessages);
  const availabilities = read(availabilityLabels);
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);

  function writePrice({ priceFrom, priceTo, currency }: OwnProduct): string {
    const from = formatMoney({ amount: priceFrom, currency });
    if (priceFrom === priceTo) return from;
    return fillMessage(messages.priceRange, {
      from,
      to: formatMoney({ amount: priceTo, currency }),
    });
  }

  return [
    { id: 'title', label: messages.product, cell: (row) => <ProductName product={row} /> },
    { id: 'price', label: messages.price, kind: 'number', cell: writePrice },
    {
      id: 'stock',
      label: messages.stock,
      kind: 'number',
      cell: ({ stock }) => (stock === null ? messages.uncounted : formatNumber(stock)),
    },
    {
      id: 'availability',
      label: messages.availability,
      cell: ({ availability }) => (
        <span className={classNames('product-mark', `is-${availability}`)}>
          {availabilities[availability]}
        </span>
      ),
    },
    {
      id: 'shows',
      label: messages.shows,
      cell: ({ isActive }) => (
        <span className={classNames('product-mark', isActive ? 'is-shown' : 'is-hidden')}>
          {isActive ? messages['shows.yes'] : messages['shows.no']}
        </span>
      ),
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: (row) => shop && <ProductActions product={row} shop={shop} setActive={setActive} />,
    },
  ];
}
