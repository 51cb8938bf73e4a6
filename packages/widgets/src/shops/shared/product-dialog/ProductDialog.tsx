import type { ProductSummary } from '@boardwalk/sdk-core/shops/products/schemas';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useOverlay } from '../../../element/mount/use-overlay.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';

export { default as styles } from './ProductDialog.tsx?styles';

interface ProductDialogProps {
  readonly product: Pick<ProductSummary, 'id' | 'shopId'>;
  readonly onClose: () => void;
}

/** A product over the page that shows its card. */
export function ProductDialog({ product: { id, shopId }, onClose }: ProductDialogProps) {
  const messages = useMessages(shopMessages);
  useOverlay(true, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.product}
      closeLabel={messages.close}
      size="wide"
    >
      {nestedWidget('bw-product', { shop: shopId, id, 'heading-level': '3' })}
    </Dialog>
  );
}
