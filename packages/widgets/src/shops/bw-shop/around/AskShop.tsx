import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { AskButton } from '../../shared/ask/AskButton.tsx';

/** Leads to a question about the shop as a whole. */
export function AskShop({ shop }: { readonly shop: Shop }) {
  const { ask } = useMessages(shopMessages);
  const { id, name } = shop;
  return <AskButton shop={shop} subject={name} route={shopRoute({ shopId: id })} label={ask} />;
}
