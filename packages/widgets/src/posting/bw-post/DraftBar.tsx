import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';

const dialog = lazyParts(() => import('../../parts/confirm/ConfirmDialog.tsx'));
const ConfirmDialog = dialog.component('ConfirmDialog');

interface DraftBarProps {
  /** When the draft was saved that is gone on with. */
  readonly savedAt: string;
  /** When the listing was published last that the draft changes; undefined for a new one. */
  readonly publishedAt: string | undefined;
  readonly onDiscard: () => Promise<void>;
}

/** Says that a draft is gone on with, and throws it away on request. */
export function DraftBar({ savedAt, publishedAt, onDiscard }: DraftBarProps) {
  const messages = useMessages(postingMessages);
  const { timeZone } = useEnvironment();
  const isOfListing = publishedAt !== undefined;
  const date = createDateFormatter(useLocale(), timeZone)(publishedAt ?? savedAt);
  const [isAsking, setAsking] = useState(false);
  const label = isOfListing ? messages.discardChanges : messages.discard;
  return (
    <div className="post-draft">
      <p>{fillMessage(isOfListing ? messages.changesKept : messages.draftKept, { date })}</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isWanted={isAsking}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={messages.discardTitle}
        text={messages.discardText}
        submit={label}
        isDangerous
        onConfirm={onDiscard}
      />
    </div>
  );
}
