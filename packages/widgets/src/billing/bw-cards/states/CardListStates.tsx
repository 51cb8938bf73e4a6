import { noCardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { CreditCard } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';

export { default as styles } from './CardListStates.tsx?styles';

interface CardsStatesProps {
  readonly remote: Remote<readonly unknown[], Problem>;
  readonly onRetry: () => void;
  /** What can be done where there is no card. */
  readonly ways: ReactNode;
}

/** What is said where there is no list, or an old one: why it can’t be shown, or that it is empty. */
export function CardListStates({ remote, onRetry, ways }: CardsStatesProps) {
  const messages = useMessages(noCardsMessages);
  return (
    <div>
      <RemoteContent remote={remote} onRetry={onRetry} rows={2}>
        {(cards) =>
          cards.length === 0 && (
            <EmptyState icon={CreditCard} title={messages.none} advice={messages.noneAdvice}>
              {ways}
            </EmptyState>
          )
        }
      </RemoteContent>
    </div>
  );
}
