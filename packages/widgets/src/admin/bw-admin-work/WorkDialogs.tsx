import { workMessages } from '@boardwalk/sdk-core/admin/work-messages';
import type { FailedWorkStore } from '@boardwalk/sdk-core/admin/work-store';
import { toast } from '../../element/toast.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import type { AdminWorkContext } from './admin-work-context.ts';
import type { WorkQuestion } from './work-question.ts';

interface WorkDialogsProps {
  readonly context: AdminWorkContext;
  readonly store: FailedWorkStore;
  readonly question: WorkQuestion | undefined;
  readonly onClose: () => void;
}

/** Shows the questions before work is tried again or given up; each performs its own action. */
export function WorkDialogs({ context, store, question, onClose }: WorkDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(workMessages);
  if (!question) return null;
  const { id } = question.work;
  const tell = (message: string) => host.element && toast(host.element, message);
  const shared = { isOpen: true, onClose };
  if (question.about === 'again') {
    return (
      <ConfirmDialog
        {...shared}
        title={messages.tryTitle}
        text={messages.tryText}
        submit={messages.tryAgain}
        onConfirm={async () => {
          await store.tryAgain(id);
          tell(messages.triedAgain);
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      title={messages.giveUpTitle}
      text={messages.giveUpText}
      submit={messages.giveUp}
      isDangerous
      onConfirm={async () => {
        await store.giveUp(id);
        tell(messages.givenUp);
      }}
    />
  );
}
