import { reportListing } from '@boardwalk/sdk-core/reports/endpoints';
import {
  longestReport,
  needsWords,
  type ReportReason,
  reportReasons,
} from '@boardwalk/sdk-core/reports/reasons';
import { reportMessages, reportReasonLabels } from '@boardwalk/sdk-core/reports/report-messages';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { type ProblemCode, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type ReactNode, useRef, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { textOf } from '../../kit/form/use-form.ts';
import { useStyles } from '../../kit/style/use-styles.ts';
import { TextArea } from '../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../confirm/DialogForm.tsx';
import { confirmMessages } from '../confirm/messages.ts';
import { confirmStyles } from '../confirm/styles.ts';
import formPart from '../form/form-part.css?inline';
import { useWordedForm } from '../form/use-worded-form.ts';
import { WordedProblem } from '../problem/worded-problem.ts';
import { useSession } from '../session/use-session.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import css from './report.css?inline';

const styles = [confirmStyles, formPart, css].join('\n');

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: { readonly id: ListingId; readonly owner: { readonly id: number } };
}

/** Tells the moderators what is wrong with a listing. */
export function ReportDialog({ isOpen, onClose, listing }: ReportDialogProps) {
  const { messages: read } = useEnvironment();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={read(reportMessages).title}
      closeLabel={read(confirmMessages).close}
    >
      <Report listing={listing} onClose={onClose} />
    </Dialog>
  );
}

type ReportProps = Omit<ReportDialogProps, 'isOpen'>;

/** Stands there while the dialog is open only, so that the next report begins anew. */
function Report({ listing, onClose }: ReportProps) {
  const env = useEnvironment();
  const messages = env.messages(reportMessages);
  const place = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<{ readonly isAnswered: boolean }>();
  useStyles(place, styles);
  const user = useSession(env);
  return (
    <div ref={place} className="report">
      {sent ? (
        <Thanks isAnswered={sent.isAnswered} onClose={onClose} />
      ) : user?.id === listing.owner.id ? (
        <Told onClose={onClose}>{messages.own}</Told>
      ) : (
        <ReportForm
          id={listing.id}
          isSignedOut={user === null}
          onSent={setSent}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface ReportFormProps {
  readonly id: ListingId;
  readonly isSignedOut: boolean;
  readonly onSent: (answer: { readonly isAnswered: boolean }) => void;
  readonly onClose: () => void;
}

/** Refusals of which more is known than their codes say. */
const refusals: Readonly<Partial<Record<ProblemCode, 'known' | 'gone' | 'person'>>> = {
  conflict: 'known',
  gone: 'gone',
  'not-found': 'gone',
  'not-processable': 'person',
};

function ReportForm({ id, isSignedOut, onSent, onClose }: ReportFormProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(reportMessages);
  const [reason, setReason] = useState<ReportReason>();
  const isWordy = reason !== undefined && needsWords(reason);
  const form = useWordedForm({
    check: (data) => ({
      ...(reason === undefined && { reason: messages.reasonMissing }),
      ...(isWordy && textOf(data, 'words').trim() === '' && { words: messages.wordsMissing }),
    }),
    async send(data) {
      if (reason === undefined) return;
      const body = { reason, words: textOf(data, 'words') };
      try {
        onSent(await client.call(reportListing, { params: { id }, body }));
      } catch (error) {
        const problem = toProblem(error);
        const known = refusals[problem.code];
        throw known ? new WordedProblem(problem, { sentence: messages[known] }) : problem;
      }
    },
    // Of radio buttons the form finds none by its name alone.
    focusRefusal: () =>
      form.form.ref.current?.querySelector<HTMLElement>('.is-wrong :is(input, textarea)')?.focus(),
  });
  return (
    <DialogForm form={form} submit={messages.send} onCancel={onClose}>
      <ReasonChoice
        legend={messages.reason}
        reasons={reportReasons}
        labels={read(reportReasonLabels)}
        value={reason}
        // Once one is chosen, none is missing.
        error={reason === undefined ? form.errors.reason : undefined}
        onPick={setReason}
      />
      <TextArea
        name="words"
        label={messages.words}
        help={messages.advice}
        error={form.errors.words}
        required={isWordy}
        isMarked={isWordy}
        rows={3}
        maxLength={longestReport}
      />
      {isSignedOut && <p className="report-note">{messages.signedOut}</p>}
    </DialogForm>
  );
}

function Thanks({
  isAnswered,
  onClose,
}: {
  readonly isAnswered: boolean;
  readonly onClose: () => void;
}) {
  const messages = useEnvironment().messages(reportMessages);
  return (
    <Told onClose={onClose}>
      {messages.thanks} {isAnswered && messages.answered} {messages.emergency}
    </Told>
  );
}

interface ToldProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What there is to say in place of the form, with the way out, which has the focus. */
function Told({ onClose, children }: ToldProps) {
  const messages = useEnvironment().messages(reportMessages);
  return (
    <>
      <p className="dialog-text" role="status">
        {children}
      </p>
      <div className="dialog-actions">
        <Button ref={takeFocus} variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      </div>
    </>
  );
}

/** The form that had it is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
