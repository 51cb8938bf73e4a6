import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import type {
  FulfilmentQuery,
  ShopFulfilmentStore,
} from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { ParcelForm } from './ParcelForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';

/** Which question is open. */
export type OpenFulfilmentDialog =
  | { readonly kind: 'send' | 'return' | 'ready' }
  | { readonly kind: 'delivered' | 'undo'; readonly parcelId: string; readonly number: number };

interface FulfilmentDialogProps {
  readonly at: FulfilmentQuery;
  readonly fulfilment: ShopFulfilment;
  readonly opened: OpenFulfilmentDialog;
  readonly store: ShopFulfilmentStore;
  readonly onAct: (run: () => Promise<void>, said: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what is in a parcel, what came back, or whether something is really so. */
export function FulfilmentDialog(props: FulfilmentDialogProps) {
  const { at, fulfilment, opened, store, onAct, onClose } = props;
  const messages = useMessages(shopFulfilmentMessages);
  const { close } = useMessages(confirmDialogMessages);
  if (opened.kind === 'send' || opened.kind === 'return') {
    const isParcel = opened.kind === 'send';
    return (
      <Dialog
        isOpen
        title={isParcel ? messages.sendTitle : messages.takeBackTitle}
        closeLabel={close}
        onClose={onClose}
      >
        {isParcel ? (
          <ParcelForm
            fulfilment={fulfilment}
            onSend={(parcel) => onAct(() => store.send(at, parcel), messages.recorded)}
            onCancel={onClose}
          />
        ) : (
          <ReturnForm
            fulfilment={fulfilment}
            onSend={(back) => onAct(() => store.recordReturn(at, back), messages.returnedNow)}
            onCancel={onClose}
          />
        )}
      </Dialog>
    );
  }
  return <Question {...{ at, opened, store, onAct, onClose }} />;
}

type QuestionProps = Omit<FulfilmentDialogProps, 'fulfilment'>;

function Question({ at, opened, store, onAct, onClose }: QuestionProps) {
  const messages = useMessages(shopFulfilmentMessages);
  if (opened.kind === 'ready') {
    return (
      <ConfirmDialog
        isOpen
        title={messages.ready}
        text={messages.readyText}
        submit={messages.ready}
        onConfirm={() => onAct(() => store.offerPickup(at), messages.readyNow)}
        onClose={onClose}
      />
    );
  }
  if (opened.kind === 'delivered') {
    return (
      <ConfirmDialog
        isOpen
        title={fillMessage(messages.deliveredOf, opened)}
        text={messages.deliveredText}
        submit={messages.delivered}
        onConfirm={() =>
          onAct(() => store.confirmDelivery(at, opened.parcelId), messages.deliveredNow)
        }
        onClose={onClose}
      />
    );
  }
  if (opened.kind !== 'undo') return null;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={fillMessage(messages.undoOf, opened)}
      text={messages.undoText}
      submit={messages.undo}
      onConfirm={() => onAct(() => store.undo(at, opened.parcelId), messages.undone)}
      onClose={onClose}
    />
  );
}
