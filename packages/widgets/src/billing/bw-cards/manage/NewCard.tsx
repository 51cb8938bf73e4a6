import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { createRemote } from '@boardwalk/sdk-core/http/remote';
import { useState } from 'react';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { CardForm } from './CardForm.tsx';
import type { SavingStore } from './save-card.ts';

interface NewCardProps {
  readonly store: SavingStore & Pick<CardsStore, 'readScript'>;
  /** Whether the bank's page shows, which needs the room of what is around. */
  readonly onAside?: (isAside: boolean) => void;
  readonly onSaved: () => void;
  /** Absent where what is around has the way back. */
  readonly onClose?: () => void;
}

/** A card is typed into the provider's fields, wherever that stands. */
export function NewCard({ store, onAside, onSaved, onClose }: NewCardProps) {
  const [script] = useState(() => createRemote({ request: store.readScript }));
  const remote = useRemote(script);
  return (
    <div>
      <RemoteContent remote={remote} onRetry={() => void script.reload()} rows={2}>
        {(value) => (
          <CardForm
            script={value}
            store={store}
            onAside={onAside}
            onSaved={onSaved}
            onClose={onClose}
          />
        )}
      </RemoteContent>
    </div>
  );
}
