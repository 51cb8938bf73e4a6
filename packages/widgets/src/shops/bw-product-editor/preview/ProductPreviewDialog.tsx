import { previewProduct } from '@boardwalk/sdk-core/shops/products/writing/preview-product';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenProduct } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { createShippingRatesStore } from '@boardwalk/sdk-core/shops/shipping/shipping-rates-store';
import { useMemo, useState } from 'react';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';

export { default as styles } from './ProductPreviewDialog.tsx?styles';

interface ProductPreviewDialogProps {
  readonly shop: ShopSettings;
  readonly written: WrittenProduct;
  readonly onClose: () => void;
}

/** What visitors will see, by the widget that shows it to them. */
export function ProductPreviewDialog({ shop, written, onClose }: ProductPreviewDialogProps) {
  const env = useEnvironment();
  const messages = env.messages(productEditorMessages);
  const [store] = useState(() => createShippingRatesStore(env));
  const remote = useRemote(store, shop.id);
  useSheetOverlay(true, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.preview}
      closeLabel={env.messages(confirmDialogMessages).close}
      size="wide"
    >
      <RemoteContent remote={remote} rows={6} onRetry={() => void store.reload()}>
        {({ rates }) => <Preview {...{ shop, written, rates }} />}
      </RemoteContent>
    </Dialog>
  );
}

interface PreviewProps extends Pick<ProductPreviewDialogProps, 'shop' | 'written'> {
  readonly rates: readonly ShippingRate[];
}

function Preview({ shop, written, rates }: PreviewProps) {
  const { clock, timeZone, messages } = useEnvironment();
  const { untitled } = messages(productEditorMessages);
  const product = useMemo(() => {
    const now = new Date(clock.now()).toISOString();
    return previewProduct(written, { shop, rates, now, timeZone, untitled });
  }, [written, shop, rates, clock, timeZone, untitled]);
  const attributes = { shop: shop.id, id: product.id, 'heading-level': '3' };
  return nestedWidget('bw-product', attributes, { preview: true, product });
}
