import { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import type { AdminPlansStore } from '@boardwalk/sdk-core/licenses/plans/admin-plans-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../element/toast.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../parts/confirm/messages.ts';
import type { AdminPlansContext } from './admin-plans-context.ts';
import { PlanForm } from './PlanForm.tsx';
import type { PlanQuestion } from './plan-question.ts';

export { default as styles } from './PlanDialogs.tsx?styles';

interface PlanDialogsProps {
  readonly context: AdminPlansContext;
  readonly store: AdminPlansStore;
  readonly question: PlanQuestion | undefined;
  readonly onClose: () => void;
}

/** Shows the questions before a plan is made, changed or ended; each performs its own action. */
export function PlanDialogs({ context, store, question, onClose }: PlanDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(adminPlanMessages);
  const known = question === undefined || question.about === 'make' ? undefined : question;
  const plan = known?.plan.nickname ?? '';
  const isEnd = question?.about === 'end';
  const tell = (message: string, name: string) =>
    host.element && toast(host.element, fillMessage(message, { plan: name }));
  return (
    <div>
      <Dialog
        isOpen={question !== undefined && !isEnd}
        onClose={onClose}
        title={known ? fillMessage(messages.changeNamed, { plan }) : messages.make}
        closeLabel={env.messages(confirmDialogMessages).close}
      >
        <PlanForm
          known={known}
          onCancel={onClose}
          onSend={async (sent, current) => {
            const outdated = await (current ? store.change(current, sent) : store.create(sent));
            if (outdated) return outdated;
            onClose();
            tell(known ? messages.changed : messages.made, sent.nickname);
            return undefined;
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isEnd}
        onClose={onClose}
        title={fillMessage(messages.endNamed, { plan })}
        text={known?.terms ? messages.endCodeText : messages.endText}
        submit={messages.end}
        isDangerous
        onConfirm={async () => {
          if (known) await store.end(known.plan.id);
          tell(messages.ended, plan);
        }}
      />
    </div>
  );
}
