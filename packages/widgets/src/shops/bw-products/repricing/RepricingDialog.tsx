import { repricingMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { createRepricedProductsStore } from '@boardwalk/sdk-core/shops/products/own/repriced-products-store';
import type {
  BulkOutcome,
  ShopProductsStore,
} from '@boardwalk/sdk-core/shops/products/own/shop-products-store';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { ProductsContext } from '../products-context.ts';
import { RepricingForm } from './RepricingForm.tsx';

export { default as styles } from './RepricingDialog.tsx?styles';

interface RepricingDialogProps {
  readonly context: ProductsContext;
  readonly store: ShopProductsStore;
  /** The products that were chosen; undefined while none are repriced. */
  readonly ids: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onDone: (outcome: BulkOutcome) => void;
}

/** Changes the prices of the products that were chosen, after showing what each then costs. */
export function RepricingDialog({ context, store, ids, onClose, onDone }: RepricingDialogProps) {
  const { env } = context;
  const messages = env.messages(repricingMessages);
  const counted = useCounted();
  return (
    <Dialog
      isOpen={ids !== undefined}
      onClose={onClose}
      title={counted(messages.title, ids?.length ?? 0)}
      closeLabel={env.messages(confirmDialogMessages).close}
      size="wide"
    >
      {ids && <ReadProducts {...{ context, store, ids, onClose, onDone }} />}
    </Dialog>
  );
}

interface ReadProductsProps extends RepricingDialogProps {
  readonly ids: readonly string[];
}

/** The products as they are read when the dialog opens: their prices may be others by now. */
function ReadProducts({ context, store, ids, onClose, onDone }: ReadProductsProps) {
  const { attributes, env } = context;
  const messages = env.messages(repricingMessages);
  const [chosen] = useState({ shopId: attributes.shop, ids });
  const [products] = useState(() => createRepricedProductsStore(env));
  const remote = useRemote(products, chosen);
  return (
    <>
      <p className="visually-hidden" role="status">
        {remote.state === 'loading' && messages.loading}
      </p>
      <RemoteContent remote={remote} rows={4} onRetry={() => void products.reload()}>
        {(read) => (
          <RepricingForm
            products={read}
            onCancel={onClose}
            onSend={async (changes) => {
              onDone(await store.reprice(attributes.shop, changes));
              onClose();
            }}
          />
        )}
      </RemoteContent>
    </>
  );
}
