import { isShopSearchable } from '@boardwalk/sdk-core/shops/search/searchable-shop';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopPage, ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { ProductSortSelect } from './ProductSortSelect.tsx';
import { ShelfLinks } from './ShelfLinks.tsx';
import { ShopSearchBar, type ShopSearchBarProps } from './ShopSearchBar.tsx';
import '../shop.css';

export interface ShopToolsProps {
  readonly page: ShopPage;
  /** What is to show, which the page may not be yet. */
  readonly query: ShopQuery;
  readonly onPick: (picked: Partial<Pick<ShopQuery, 'shelf' | 'sort'>>) => void;
  /** Whether a search stands in place of shelves and order. */
  readonly isSearching: boolean;
  readonly search: Omit<ShopSearchBarProps, 'shop'>;
}

/** The field that searches a shop, its shelves, how many products show, and their order. */
export function ShopTools({ page, query, onPick, isSearching, search }: ShopToolsProps) {
  const { locale, messages: read } = useEnvironment();
  const { shop, total } = page;
  const isCurrent = page.query.shelf === query.shelf && page.query.sort === query.sort;
  const hasField = isSearching || isShopSearchable(shop);
  return (
    <>
      {hasField && <ShopSearchBar shop={shop} {...search} />}
      {!isSearching && (
        <div className="shop-tools">
          {shop.shelves.length > 1 && (
            <ShelfLinks shop={shop} current={query.shelf} onPick={(shelf) => onPick({ shelf })} />
          )}
          <div className="shop-order">
            <p role="status" className="shop-count">
              {isCurrent && countMessage(read(shopMessages).count, total, findLocale([locale]))}
            </p>
            {total > 1 && (
              <ProductSortSelect sort={query.sort} onPick={(sort) => onPick({ sort })} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
