import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { endingRefusalOf } from '@boardwalk/sdk-core/licenses/own/ending-refusal';
import {
  endingRefusals,
  endLicenseMessages,
} from '@boardwalk/sdk-core/licenses/own/license-action-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type ReactNode, useId } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { isFinal, WordedProblem } from '../../parts/problem/worded-problem.ts';
import '../../parts/confirm/dialog-form.css';

export { default as styles } from './LicenseEndingDialog.tsx?styles';

interface EndLicenseDialogProps {
  /** As it stood when this was pressed. */
  readonly license: Pick<License, 'title' | 'state' | 'seats'>;
  /** The names of its boards, in a list with this id of a label. */
  readonly nameBoards: (labelledBy: string) => ReactNode;
  /** Ends it; where that is a `conflict`, how it stands now is read before this rejects. */
  readonly onEnd: () => Promise<void>;
  /** How it stands now, where that is known. */
  readonly stateNow: () => License['state'] | undefined;
  readonly onClose: () => void;
}

/** Says what comes of it before a licence ends at once, or the payment for one is cancelled. */
export function LicenseEndingDialog(props: EndLicenseDialogProps) {
  const { license, onClose } = props;
  const { env } = useWidget();
  const messages = env.messages(endLicenseMessages);
  const { title: listing, state } = license;
  const title = state === 'PENDING' ? messages.cancelTitle : messages.title;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(title, { listing })}
      closeLabel={messages.close}
    >
      <EndLicenseForm {...props} />
    </Dialog>
  );
}

function EndLicenseForm(props: EndLicenseDialogProps) {
  const { license, nameBoards, onEnd, stateNow, onClose } = props;
  const { env, host } = useWidget();
  const messages = env.messages(endLicenseMessages);
  const refusals = env.messages(endingRefusals);
  const id = useId();
  const { title: listing, state, seats } = license;
  const isPending = state === 'PENDING';

  /** Why it did not end, by how the licence stands now. */
  function wordRefusal(error: unknown): unknown {
    const problem = toProblem(error);
    if (problem.code !== 'conflict') return problem;
    const refusal = endingRefusalOf(state, stateNow());
    return new WordedProblem(problem, {
      sentence: refusals[refusal],
      isFinal: refusal !== 'paying',
    });
  }

  const form = useForm({
    async send() {
      await onEnd().catch((error: unknown) => {
        throw wordRefusal(error);
      });
      const done = fillMessage(isPending ? messages.cancelled : messages.ended, { listing });
      if (host.element) toast(host.element, done);
      onClose();
    },
  });

  return (
    <DialogForm
      form={form}
      submit={isPending ? messages.cancelSubmit : messages.submit}
      isDangerous
      onCancel={onClose}
      cancel={isPending ? messages.cancelBack : undefined}
    >
      {/* What was to come of it, comes of it no more. */}
      {!isFinal(form.problem) && (
        <>
          <p className="dialog-text">{isPending ? messages.cancelText : messages.text}</p>
          {seats.length > 0 && (
            <>
              <p id={id} className="dialog-text">
                {isPending ? messages.cancelBoards : messages.boards}
              </p>
              {nameBoards(id)}
            </>
          )}
        </>
      )}
    </DialogForm>
  );
}
