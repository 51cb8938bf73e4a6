import { orderPaymentMessages } from '@boardwalk/sdk-core/orders/order-payment-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

/** Its code comes with the press. */
const LazyConfirmDialog = lazyParts(
  () => import('../../../parts/confirm/ConfirmDialog.tsx'),
).component('ConfirmDialog', { Missing: PartMissing });

interface CancelOrderProps {
  /** Whether something of it is paid, and stays. */
  readonly isPartly: boolean;
  readonly onCancel: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before what is not paid is cancelled. */
export function CancelOrder({ isPartly, onCancel, onClose }: CancelOrderProps) {
  const messages = useMessages(orderPaymentMessages);
  return (
    <LazyConfirmDialog
      isOpen
      isDangerous
      title={isPartly ? messages.cancelRestTitle : messages.cancelTitle}
      text={messages.cancelText}
      submit={isPartly ? messages.cancelRest : messages.cancelAll}
      cancel={messages.keep}
      onConfirm={onCancel}
      onClose={onClose}
    />
  );
}
