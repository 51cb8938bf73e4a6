import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** How a domain has something open at shops, such as orders that nobody has sent. */
export interface ShopClosings {
  /** What is open at a shop, a sentence each, in the transaction that is to close it. */
  findOpen(transaction: Queries, shopKey: number): Promise<readonly string[]>;
}

/** What keeps shops from being closed, as all domains report it. */
export const shopClosings = listPoint<ShopClosings>('shopClosings');
