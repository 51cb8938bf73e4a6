import { reportListing } from '@boardwalk/sdk-core/reports/endpoints';
import { type ReportReason, reportReasons } from '@boardwalk/sdk-core/reports/reasons';
import { reportMessages, reportReasonLabels } from '@boardwalk/sdk-core/reports/report-messages';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { type ProblemCode, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { ReportForm } from './ReportForm.tsx';
import '../../../parts/confirm/dialog-form.css';
import './report.css';

export { default as styles } from './ReportDialog.tsx?styles';

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: { readonly id: ListingId; readonly owner: { readonly id: number } };
}

/** Reports to the moderators what is wrong with a listing. */
export function ReportDialog({ isOpen, onClose, listing }: ReportDialogProps) {
  const { messages: read } = useEnvironment();
  useSheetOverlay(isOpen, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={read(reportMessages).title}
      closeLabel={read(confirmDialogMessages).close}
    >
      <Report listing={listing} onClose={onClose} />
    </Dialog>
  );
}

type ReportProps = Omit<ReportDialogProps, 'isOpen'>;

/** Shows the report while the dialog is open only, so that the next one starts again. */
function Report({ listing, onClose }: ReportProps) {
  const env = useEnvironment();
  const messages = env.messages(reportMessages);
  const [sent, setSent] = useState<{ readonly isAnswered: boolean }>();
  const user = useSession(env);
  return (
    <div className="report">
      {sent ? (
        <Thanks isAnswered={sent.isAnswered} onClose={onClose} />
      ) : user?.id === listing.owner.id ? (
        <Told onClose={onClose}>{messages.own}</Told>
      ) : (
        <ListingReportForm
          id={listing.id}
          isSignedOut={user === null}
          onSent={setSent}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface ListingReportFormProps {
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

function ListingReportForm({ id, isSignedOut, onSent, onClose }: ListingReportFormProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(reportMessages);

  async function send(body: { readonly reason: ReportReason; readonly words: string }) {
    try {
      onSent(await client.call(reportListing, { params: { id }, body }));
    } catch (error) {
      const problem = toProblem(error);
      const known = refusals[problem.code];
      throw known ? new WordedProblem(problem, { sentence: messages[known] }) : problem;
    }
  }

  return (
    <ReportForm
      reasons={reportReasons}
      labels={read(reportReasonLabels)}
      help={messages.advice}
      submit={messages.send}
      onSend={send}
      onCancel={onClose}
    >
      {isSignedOut && <p className="report-note">{messages.signedOut}</p>}
    </ReportForm>
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
