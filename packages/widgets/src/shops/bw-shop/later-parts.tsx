import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import type { ShopToolsProps } from './around/ShopTools.tsx';
import './skeleton.css';

/** What stands around the products, or in their place: on a server it is part of the page. */
export const laterShop = lazyParts(() => import('./around/around.ts'));

/** Where shelves and order will stand. */
export function ShopToolsPlace({ page: { shop } }: Pick<ShopToolsProps, 'page'>) {
  return <Skeleton className={shop.shelves.length > 1 ? 'place-shelves' : 'place-order'} />;
}

/** Where the way to a question will stand. */
export function QuestionPlace() {
  return <Skeleton className="place-question" />;
}
