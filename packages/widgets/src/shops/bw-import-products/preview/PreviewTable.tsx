import { previewProductImport } from '@boardwalk/sdk-core/shops/imports/endpoints';
import { previewPageSize } from '@boardwalk/sdk-core/shops/imports/import-limits';
import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { PreviewedProduct, ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../../parts/table-import/messages.ts';
import { PagedRows } from '../../../parts/table-import/PagedRows.tsx';
import '../../../parts/table-import/problem-table.css';
import '../../../parts/table-import/table-import.css';

interface PreviewTableProps {
  readonly table: ProductImport;
  /** Products that are new or change. */
  readonly total: number;
  readonly currency: Currency;
}

/** What an import would do with each product, page by page. */
export function PreviewTable({ table, total, currency }: PreviewTableProps) {
  const { client } = useEnvironment();
  const messages = useMessages(productImportsMessages);
  const params = { id: table.shopId, importId: table.id };
  return (
    <div className="import-problems">
      <p className="import-step-title">{messages.preview}</p>
      <PagedRows<PreviewedProduct>
        read={(start, signal) =>
          client.call(previewProductImport, { params, query: { start } }, { signal })
        }
        size={previewPageSize}
        total={total}
        label={messages.previewPages}
      >
        {(products) => <Products products={products} currency={currency} />}
      </PagedRows>
    </div>
  );
}

interface ProductsProps {
  readonly products: readonly PreviewedProduct[];
  readonly currency: Currency;
}

function Products({ products, currency }: ProductsProps) {
  const messages = useMessages(productImportsMessages);
  const shared = useMessages(tableImportMessages);
  const counted = useCounted();
  const locale = findLocale([useEnvironment().locale]);
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  const labelled = (label: string) => fillMessage(shared.labelled, { label });

  function writePrice({
    priceFrom,
    priceTo,
  }: Pick<PreviewedProduct, 'priceFrom' | 'priceTo'>): string {
    const from = formatMoney({ amount: priceFrom, currency });
    if (priceFrom === priceTo) return from;
    return fillMessage(messages.priceRange, {
      ...{ from, to: formatMoney({ amount: priceTo, currency }) },
    });
  }

  function writeShown({ isActive, before }: PreviewedProduct): string {
    if (before && before.isActive !== isActive) {
      return ` · ${isActive ? messages.shownAgain : messages.hiddenNow}`;
    }
    return isActive ? '' : ` · ${messages.hidden}`;
  }

  /** Where it changes, what it is until then goes before. */
  function writeChange(before: string | undefined, after: string): string {
    if (before === undefined || before === after) return after;
    return fillMessage(messages.becomes, { before, after });
  }

  return (
    <table className="import-table">
      <caption className="visually-hidden">{messages.previewOf}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.plan}</th>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.stock}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.row}>
            <th scope="row">
              <span>{product.title}</span>
              <p className="import-note">
                {counted(messages.variants, product.variants)}
                {writeShown(product)}
              </p>
            </th>
            <td data-label={labelled(messages.plan)}>{messages[`plan.${product.plan}`]}</td>
            <td data-label={labelled(messages.price)}>
              {writeChange(
                product.before ? writePrice(product.before) : undefined,
                writePrice(product),
              )}
            </td>
            <td data-label={labelled(messages.stock)}>
              {product.stockChange > 0 && '+'}
              {product.stockChange !== 0 && formatNumber(product.stockChange)}
              {product.isRepeated && <p className="import-note">{messages.repeatedStock}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
