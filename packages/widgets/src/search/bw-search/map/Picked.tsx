import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { mapMessages } from '@boardwalk/sdk-core/search/map/map-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { X } from 'lucide';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { ResultCard } from '../cards/ResultCard.tsx';
import * as words from '../cards/words.ts';

interface PickedProps {
  readonly card: RefObject<HTMLDivElement | null>;
  /** One listing, or all that stand in one spot; undefined while they load. */
  readonly listings: readonly ListingSummary[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What stands at the picked pin. */
export function Picked({ card, listings, hasFailed, onRetry, onClose }: PickedProps) {
  const messages = useMessages(mapMessages);
  const { retry } = useMessages(searchMessages);
  const isThere = listings !== undefined || hasFailed;

  useEffect(() => {
    if (!isThere) return;
    card.current?.querySelector<HTMLElement>('a, p button')?.focus({ preventScroll: true });
  }, [card, isThere]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-label={messages.picked}
      className="picked"
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return;
        press.stopPropagation();
        onClose();
      }}
    >
      <IconButton icon={X} label={messages.close} variant="floating" onClick={onClose} />
      {hasFailed && (
        <p className="picked-missing" role="alert">
          {messages.pickedFailed}
          <Button onClick={onRetry}>{retry}</Button>
        </p>
      )}
      {listings && (
        <ul>
          {listings.map((listing) => (
            <li key={listing.id}>
              <ResultCard listing={listing} isFirst isMarked={false} words={words} hasHeart />
            </li>
          ))}
        </ul>
      )}
      {!isThere && <Skeleton className="card-skeleton-place" />}
    </div>
  );
}
