import { addCardMessages } from '@boardwalk/sdk-core/billing/cards/add-card-messages';
import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { createLoadedRemoteStore } from '@boardwalk/sdk-core/http/loaded-remote';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import skeleton from '../../../kit/skeleton/skeleton.css?inline';
import state from '../../../kit/state/state.css?inline';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { confirmStyles } from '../../../parts/confirm/styles.ts';
import placeRows from '../../../parts/remote-state/place-rows.css?inline';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';
import css from './add-card.css?inline';
import { CardForm } from './CardForm.tsx';

interface AddCardDialogProps {
  readonly store: CardsStore;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const styles = [confirmStyles, skeleton, placeRows, state, css].join('\n');

/** Adds a card by the provider's fields; it closes once the card shows in the list. */
export function AddCardDialog({ store, onClose, onSaved }: AddCardDialogProps) {
  const messages = useMessages(addCardMessages);
  const [script] = useState(() => createLoadedRemoteStore(store.readScript));
  const remote = useLoaded(script);
  const [isAside, setAside] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  return (
    <Dialog
      isOpen
      isAside={isAside}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
    >
      <div ref={place}>
        <RemoteContent remote={remote} onRetry={() => void script.reload()} rows={2}>
          {(value) => (
            <CardForm
              script={value}
              store={store}
              onAside={setAside}
              onSaved={onSaved}
              onClose={onClose}
            />
          )}
        </RemoteContent>
      </div>
    </Dialog>
  );
}
