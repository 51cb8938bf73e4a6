import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** How a domain knows which products were ordered. */
export interface SoldProducts {
  /** Of these products, those that somebody ordered since an instant. */
  findSold(transaction: Queries, keys: readonly number[], since: Date): Promise<readonly number[]>;
}

/** What was ordered, as all domains report it: an import that is undone leaves it as it is. */
export const soldProducts = listPoint<SoldProducts>('soldProducts');
