import type { BadgeCounts } from '@boardwalk/sdk-core/site/badges';
import { property } from '../../element/element-table.ts';

/** What a script may set on `<bw-topbar>`. */
export const topbarProperties = {
  badges: property<BadgeCounts>(
    'Numbers on items: `favourites`, unread `messages`, new `alerts`, things in the `cart`.',
  ),
};
