import { mapMessages } from '@boardwalk/sdk-core/search/map/map-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { X } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import * as words from '../cards/card-details.ts';
import { ResultCard } from '../cards/ResultCard.tsx';
import { useSearch } from '../search-context.ts';
import type { PickedPin } from './use-picked.ts';
import './search-map.css';

interface PickedProps {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly picked: PickedPin;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What stands at the picked pin. */
export function Picked({ card, picked, onMore, onRetry, onClose }: PickedProps) {
  const messages = useMessages(mapMessages);
  const { retry } = useMessages(searchMessages);
  const { listings, hasFailed, total, hasMore } = picked;
  const { text } = useSearch();
  const count = listings?.length ?? 0;
  /** Where the focus goes on from: what comes later is read from its first. */
  const focused = useRef(0);
  const isThere = listings !== undefined || hasFailed;

  useEffect(() => {
    if (!isThere) return;
    const from = focused.current;
    focused.current = count;
    const next = card.current?.querySelectorAll('li')[from]?.querySelector('a');
    if (next || from === 0) {
      const first = card.current?.querySelector<HTMLElement>('a, p button');
      (next ?? first)?.focus({ preventScroll: from === 0 });
    }
  }, [card, isThere, count]);

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
      {hasMore && (
        <p className="picked-missing">
          <span>
            {fillMessage(messages.pickedShown, {
              shown: text.formatNumber(count),
              total: text.formatNumber(total),
            })}
          </span>
          <Button onClick={onMore}>{messages.pickedMore}</Button>
        </p>
      )}
      {!isThere && <Skeleton className="card-skeleton-place" />}
    </div>
  );
}
