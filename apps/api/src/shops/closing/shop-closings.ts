import type { OpenReason } from '@boardwalk/sdk-core/account/security/open-reasons';
import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** Something that keeps a shop from being closed. */
export interface OpenAtShop {
  /** What widgets know it by. */
  readonly reason: OpenReason;
  /** A sentence about it. */
  readonly message: string;
}

/** How a domain has something open at shops, such as orders that nobody has sent. */
export interface ShopClosings {
  /** What is open at a shop, in the transaction that is to close it. */
  findOpen(transaction: Queries, shopKey: number): Promise<readonly OpenAtShop[]>;
}

/** What keeps shops from being closed, as all domains report it. */
export const shopClosings = listPoint<ShopClosings>('shopClosings');
