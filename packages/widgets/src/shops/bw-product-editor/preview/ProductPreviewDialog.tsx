import { previewProduct } from '@boardwalk/sdk-core/shops/products/writing/preview-product';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenProduct } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { useMemo } from 'react';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';

export { default as styles } from './ProductPreviewDialog.tsx?styles';

interface ProductPreviewDialogProps {
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
  readonly written: WrittenProduct;
  readonly onClose: () => void;
}

/** What visitors will see, by the widget that shows it to them. */
export function ProductPreviewDialog({ shop, rates, written, onClose }: ProductPreviewDialogProps) {
  const { clock, timeZone, messages } = useEnvironment();
  const { preview, untitled } = messages(productEditorMessages);
  useSheetOverlay(true, onClose);
  const product = useMemo(() => {
    const now = new Date(clock.now()).toISOString();
    return previewProduct(written, { shop, rates, now, timeZone, untitled });
  }, [written, shop, rates, clock, timeZone, untitled]);
  // As an attribute: a property comes once the element has begun to request the product.
  const attributes = { shop: shop.id, id: product.id, 'heading-level': '3', preview: 'true' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={preview}
      closeLabel={messages(confirmDialogMessages).close}
      size="wide"
    >
      {nestedWidget('bw-product', attributes, { product })}
    </Dialog>
  );
}
