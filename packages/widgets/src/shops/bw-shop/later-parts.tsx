import { isShopSearchable } from '@boardwalk/sdk-core/shops/search/searchable-shop';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import type { ShopToolsProps } from './around/ShopTools.tsx';
import './skeleton.css';

/** What stands around the products, or in their place: on a server it is part of the page. */
export const laterShop = lazyParts(() => import('./around/around.ts'));

/** What a search within the shop finds, once somebody searches. */
export const shopSearch = lazyParts(() => import('./search/ShopSearch.tsx'));

/** Where the field, shelves and order will stand. */
export function ShopToolsPlace({ page: { shop } }: Pick<ShopToolsProps, 'page'>) {
  return (
    <>
      {isShopSearchable(shop) && <Skeleton className="place-search" />}
      <Skeleton className={shop.shelves.length > 1 ? 'place-shelves' : 'place-order'} />
    </>
  );
}

/** Where the way to a question will stand. */
export function QuestionPlace() {
  return <Skeleton className="place-question" />;
}
