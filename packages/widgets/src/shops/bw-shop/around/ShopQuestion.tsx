import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { QuestionButton } from '../../shared/question/QuestionButton.tsx';

/** Leads to a question about the shop as a whole. */
export function ShopQuestion({ shop }: { readonly shop: Shop }) {
  const { ask } = useMessages(shopMessages);
  const { id, name } = shop;
  return (
    <QuestionButton shop={shop} subject={name} route={shopRoute({ shopId: id })} label={ask} />
  );
}
