import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { endingRefusalOf } from '@boardwalk/sdk-core/licenses/own/ending-refusal';
import {
  endingRefusals,
  endLicenseMessages,
} from '@boardwalk/sdk-core/licenses/own/license-deeds-messages';
import type { MyBoards, MyBoardsStore } from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId, useRef } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmStyles } from '../../../parts/confirm/styles.ts';
import { useWordedForm } from '../../../parts/form/use-worded-form.ts';
import { isFinal, WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { SeatNames } from './SeatNames.tsx';

interface EndLicenseDialogProps {
  /** As it stood when this was pressed. */
  readonly license: License;
  readonly own: MyBoards;
  readonly store: MyBoardsStore;
  readonly onClose: () => void;
}

/** Says what comes of it before a licence ends at once, or the payment for one is cancelled. */
export function EndLicenseDialog({ license, own, store, onClose }: EndLicenseDialogProps) {
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
      <EndLicenseForm {...{ license, own, store, onClose }} />
    </Dialog>
  );
}

function EndLicenseForm({ license, own, store, onClose }: EndLicenseDialogProps) {
  const { env, host } = useWidget();
  const messages = env.messages(endLicenseMessages);
  const refusals = env.messages(endingRefusals);
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  useStyles(place, confirmStyles);
  const { uuid, title: listing, state, seats } = license;
  const isPending = state === 'PENDING';

  /** Why it did not end, by how the licence stands now. */
  function wordRefusal(error: unknown): unknown {
    const problem = toProblem(error);
    if (problem.code !== 'conflict') return problem;
    const now = lastValue(store.$state.get())?.licenses.find((one) => one.uuid === uuid)?.state;
    const refusal = endingRefusalOf(state, now);
    return new WordedProblem(problem, {
      sentence: refusals[refusal],
      isFinal: refusal !== 'paying',
    });
  }

  const form = useWordedForm({
    async send() {
      await store.end(license).catch((error: unknown) => {
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
          <p ref={place} className="dialog-text">
            {isPending ? messages.cancelText : messages.text}
          </p>
          {seats.length > 0 && (
            <>
              <p id={id} className="dialog-text">
                {isPending ? messages.cancelBoards : messages.boards}
              </p>
              <SeatNames own={own} seats={seats} labelledBy={id} />
            </>
          )}
        </>
      )}
    </DialogForm>
  );
}
