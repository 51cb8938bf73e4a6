import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import './post.css';

const dialog = lazyParts(() => import('../../parts/confirm/ConfirmDialog.tsx'));
const ConfirmDialog = dialog.component('ConfirmDialog');

interface DraftBarProps {
  /** When the draft was saved that is gone on with. */
  readonly savedAt: string;
  readonly isOfListing: boolean;
  /** Of when the version is that others see of it; undefined where they see none. */
  readonly publicAt: string | undefined;
  readonly onDiscard: () => Promise<void>;
}

/** Says that a draft is gone on with, and throws it away on request. */
export function DraftBar({ savedAt, isOfListing, publicAt, onDiscard }: DraftBarProps) {
  const messages = useMessages(postingMessages);
  const { timeZone } = useEnvironment();
  const ofChanges = publicAt === undefined ? messages.changesKept : messages.changesKeptOf;
  const date = createDateFormatter(
    useLocale(),
    timeZone,
  )(isOfListing ? (publicAt ?? savedAt) : savedAt);
  const [isAsking, setAsking] = useState(false);
  const label = isOfListing ? messages.discardChanges : messages.discard;
  return (
    <div className="post-draft">
      <p>{fillMessage(isOfListing ? ofChanges : messages.draftKept, { date })}</p>
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
