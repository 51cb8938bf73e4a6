import { reportThread } from '@boardwalk/sdk-core/inbox/reports/endpoints';
import {
  threadReasonLabels,
  threadReportMessages,
} from '@boardwalk/sdk-core/inbox/reports/thread-report-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { createUnreadStore } from '@boardwalk/sdk-core/inbox/unread/unread-store';
import { type ThreadReason, threadReasons } from '@boardwalk/sdk-core/reports/reasons';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { ReportForm } from '../../../reports/shared/report/ReportForm.tsx';
import { useInbox } from '../inbox-scope.ts';
import { useName } from '../use-name.ts';
import { useInboxToasts } from './use-inbox-toasts.ts';
import { useReloadThread } from './use-reload-thread.ts';
import '../../../parts/confirm/dialog-form.css';

export { default as styles } from './ReportThread.tsx?styles';

interface ReportThreadProps {
  readonly thread: Thread;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Reports a conversation to the moderators, and blocks the other user in the same step. */
export function ReportThread({ thread: { id, other }, isOpen, onClose }: ReportThreadProps) {
  const env = useEnvironment();
  const { ignored } = useInbox();
  const showAnew = useReloadThread(id);
  const messages = env.messages(threadReportMessages);
  const { tell } = useInboxToasts();
  const name = useName()(other);
  const named = (message: string) => fillMessage(message, { name });

  async function send(told: { readonly reason: ThreadReason; readonly words: string }) {
    await env.client.call(reportThread, { body: { thread: id, ...told } });
    onClose();
    tell(named(other.isFormer ? messages.doneFormer : messages.done));
    void env.store(createUnreadStore).reload(true);
    await Promise.all([showAnew(), ignored.reload()]);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={named(messages.title)}
      closeLabel={env.messages(confirmDialogMessages).close}
    >
      <ReportForm
        reasons={threadReasons}
        labels={env.messages(threadReasonLabels)}
        help={messages.advice}
        submit={other.isFormer ? messages.sendFormer : messages.send}
        onSend={send}
        onCancel={onClose}
        lead={
          <p className="dialog-text">
            {named(other.isFormer ? messages.formerText : messages.text)}
          </p>
        }
      />
    </Dialog>
  );
}
