import { addCardMessages } from '@boardwalk/sdk-core/billing/cards/add-card-messages';
import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { NewCard } from './NewCard.tsx';

export { default as styles } from './NewCardDialog.tsx?styles';

interface AddCardDialogProps {
  readonly store: CardsStore;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Adds a card by the provider's fields; it closes once the card shows in the list. */
export function NewCardDialog({ store, onClose, onSaved }: AddCardDialogProps) {
  const messages = useMessages(addCardMessages);
  const [isAside, setAside] = useState(false);
  return (
    <Dialog
      isOpen
      isAside={isAside}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
    >
      <NewCard store={store} onAside={setAside} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}
