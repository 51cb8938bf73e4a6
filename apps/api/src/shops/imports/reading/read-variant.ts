import type { TableShape } from '@boardwalk/sdk-core/shops/imports/product-faults';
import { productColumnMessages } from '@boardwalk/sdk-core/shops/imports/table-messages';
import { productTablesFrench } from '@boardwalk/sdk-core/shops/imports/table-messages.fr';
import { type StockMode, stockModes } from '@boardwalk/sdk-core/shops/products/product-rules';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';
import type { VariantPatch } from './product-patch.ts';
import type { ProductCells } from './read-cells.ts';
import type { ProductHeader } from './read-header.ts';

type Part = Omit<VariantPatch, 'row' | 'values'>;

interface ReadVariant {
  readonly part: Part;
  readonly hasTimedSale: boolean;
  readonly hasNegativeStock: boolean;
}

/** Reads what a row says of its variant, but for the values of its options. */
export function readVariant(cells: ProductCells, header: ProductHeader): ReadVariant {
  const prices = header.shape === 'woocommerce' ? readSale(cells) : readPrices(cells, header);
  if (prices.price === 0) {
    cells.refuse(header.shape === 'woocommerce' ? 'regularPrice' : 'price', 'tooSmall', '0.01');
  }
  const { hasTimedSale = false, ...amounts } = prices;
  const stocked = stockReaders[header.shape](cells, header);
  const sku = cells.code('sku', longestShopText.sku);
  const barcode = cells.code('barcode', longestShopText.barcode);
  const weight = cells.grams('weight');
  return {
    part: {
      ...amounts,
      ...(stocked.stockMode && { stockMode: stocked.stockMode }),
      ...(stocked.stock !== undefined && { stock: Math.max(0, stocked.stock) }),
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode }),
      // Exports write nothing as nought.
      ...(weight !== undefined && weight > 0 && { weight }),
    },
    hasTimedSale,
    hasNegativeStock: (stocked.stock ?? 0) < 0,
  };
}

interface ReadPrices extends Pick<Part, 'price' | 'compareAt'> {
  readonly hasTimedSale?: boolean;
}

/** Where a row has a price, an empty price before means that there is none. */
function readPrices(cells: ProductCells, { shape, places }: ProductHeader): ReadPrices {
  const price = cells.money('price');
  const before = cells.money('compareAt');
  if (price === undefined) {
    return before === undefined || before === 0 ? {} : { compareAt: before };
  }
  if (!places.has('compareAt')) return { price };
  if (before === undefined || before === 0) return { price, compareAt: null };
  if (before > price) return { price, compareAt: before };
  // Other shops keep a price that says nothing.
  if (shape === 'own') cells.refuse('compareAt', 'tooSmall', (price + 1) / 100);
  return { price, compareAt: null };
}

function readSale(cells: ProductCells): ReadPrices {
  const regular = cells.money('regularPrice');
  const sale = cells.money('salePrice');
  if (regular === undefined) return sale === undefined ? {} : { price: sale, compareAt: null };
  const isLess = sale !== undefined && sale < regular;
  const isTimed = cells.text('saleStarts') !== undefined || cells.text('saleEnds') !== undefined;
  if (!isLess || isTimed) return { price: regular, compareAt: null, hasTimedSale: isLess };
  return { price: sale, compareAt: regular };
}

type ReadStock = (cells: ProductCells, header: ProductHeader) => Pick<Part, 'stockMode' | 'stock'>;

const stockReaders: Readonly<Record<TableShape, ReadStock>> = {
  own(cells) {
    const said = cells.text('stockMode');
    const mode = said === undefined ? undefined : modes.get(foldCellText(said));
    if (said !== undefined && !mode) cells.refuse('stockMode', 'choice');
    const stock = cells.whole('stock');
    if (stock === undefined) return mode ? { stockMode: mode } : {};
    if (stock < 0) cells.refuse('stock', 'tooSmall', 0);
    return mode === undefined || mode === 'counted'
      ? { stockMode: 'counted', stock }
      : { stockMode: mode };
  },
  shopify(cells, { places }) {
    const stock = cells.whole('stock');
    const isTracked = places.has('tracker') ? cells.text('tracker') !== undefined : undefined;
    if (isTracked === false || cells.yes('policy')) return { stockMode: 'unlimited' };
    if (stock === undefined) return isTracked ? { stockMode: 'counted' } : {};
    return { stockMode: 'counted', stock };
  },
  woocommerce(cells) {
    // A variation may share the stock of its product.
    const isShared = cells.text('stock')?.toLowerCase() === 'parent';
    const stock = isShared ? undefined : cells.whole('stock');
    const isBackordered =
      cells.text('inStock') === 'backorder' ||
      ['1', 'notify', 'yes'].includes(cells.text('backorders')?.toLowerCase() ?? '');
    if (isBackordered) return { stockMode: 'on-order' };
    if (stock !== undefined) return { stockMode: 'counted', stock };
    const isThere = cells.text('inStock');
    if (isThere === undefined) return {};
    return isThere === '0' ? { stockMode: 'counted', stock: 0 } : { stockMode: 'unlimited' };
  },
};

const french = productTablesFrench['shops/table-columns'];
const modes = new Map<string, StockMode>(
  stockModes.flatMap((mode) =>
    [mode, productColumnMessages[`stockMode.${mode}`], french[`stockMode.${mode}`]].map(
      (name) => [foldCellText(name), mode] as const,
    ),
  ),
);
