import type { BadgeCounts } from '@boardwalk/sdk-core/site/shell/badges';
import { property } from '../../element/attributes/element-table.ts';

/** What a script may set on `<bw-topbar>`. */
export const topbarProperties = {
  badges: property<BadgeCounts>(
    'Numbers on items: `favourites`, unread `messages`, new `alerts`, things in the `cart`.',
  ),
};
