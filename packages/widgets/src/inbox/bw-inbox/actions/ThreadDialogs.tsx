import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { useInbox } from '../inbox-scope.ts';
import { useName } from '../use-name.ts';
import { useInboxToasts } from './use-inbox-toasts.ts';
import { useReloadThread } from './use-reload-thread.ts';

export { default as styles } from './ThreadDialogs.tsx?styles';

interface ThreadDialogsProps {
  readonly thread: Thread;
  readonly asked: 'delete' | 'block' | 'report' | undefined;
  readonly onClose: () => void;
  /** A block was taken back, with the button of which the focus is gone. */
  readonly onUndone: () => void;
}

const ReportThread = lazyParts(() => import('./ReportThread.tsx')).component('ReportThread', {
  Missing: PartMissing,
});

/** Asks before a conversation is deleted, or its other person blocked or reported. */
export function ThreadDialogs({ thread, asked, onClose, onUndone }: ThreadDialogsProps) {
  const { id, other } = thread;
  const { threads, searches, ignored, go } = useInbox();
  const showAnew = useReloadThread(id);
  const messages = useMessages(inboxMessages);
  const { tell } = useInboxToasts();
  const name = useName()(other);

  async function change(isIgnored: boolean) {
    await ignored.change(other.id, isIgnored);
    await showAnew();
  }

  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={onClose}
        title={messages.deleteTitle}
        text={fillMessage(messages.deleteText, { name })}
        submit={messages.delete}
        isDangerous
        onConfirm={async () => {
          await threads.hide(id);
          await Promise.all([...searches].map((look) => look()));
          tell(messages.deleted);
          go({ view: 'threads' });
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'block'}
        onClose={onClose}
        title={fillMessage(messages.blockTitle, { name })}
        text={messages.blockText}
        submit={fillMessage(messages.block, { name })}
        isDangerous
        onConfirm={async () => {
          await change(true);
          tell(fillMessage(messages.hasBlocked, { name }), async () => {
            await change(false);
            onUndone();
          });
        }}
      />
      <ReportThread
        isWanted={asked === 'report'}
        thread={thread}
        isOpen={asked === 'report'}
        onClose={onClose}
      />
    </>
  );
}
