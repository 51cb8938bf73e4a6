import { sendReport } from '@boardwalk/sdk-core/reports/endpoints';
import {
  type PublicReportKind,
  type ReportReason,
  reasonsByKind,
} from '@boardwalk/sdk-core/reports/reasons';
import { reportMessages, reportReasonLabels } from '@boardwalk/sdk-core/reports/report-messages';
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

/** What somebody reports. */
export interface ReportedThing {
  readonly kind: PublicReportKind;
  /** As its address names it: `42`, `maple`, `maple/syrup-4f`. */
  readonly id: string;
  readonly ownerId: number;
}

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly subject: ReportedThing;
}

/** Reports to the moderators what is wrong with a listing, a shop or a product. */
export function ReportDialog({ isOpen, onClose, subject }: ReportDialogProps) {
  const { messages: read } = useEnvironment();
  useSheetOverlay(isOpen, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={read(reportMessages)[`title.${subject.kind}`]}
      closeLabel={read(confirmDialogMessages).close}
    >
      <Report subject={subject} onClose={onClose} />
    </Dialog>
  );
}

type ReportProps = Omit<ReportDialogProps, 'isOpen'>;

/** Shows the report while the dialog is open only, so that the next one starts again. */
function Report({ subject, onClose }: ReportProps) {
  const env = useEnvironment();
  const messages = env.messages(reportMessages);
  const [sent, setSent] = useState<{ readonly isAnswered: boolean }>();
  const user = useSession(env);
  return (
    <div className="report">
      {sent ? (
        <Thanks isAnswered={sent.isAnswered} onClose={onClose} />
      ) : user?.id === subject.ownerId ? (
        <Told onClose={onClose}>{messages[`own.${subject.kind}`]}</Told>
      ) : (
        <SubjectReportForm
          subject={subject}
          isSignedOut={user === null}
          onSent={setSent}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface SubjectReportFormProps {
  readonly subject: ReportedThing;
  readonly isSignedOut: boolean;
  readonly onSent: (answer: { readonly isAnswered: boolean }) => void;
  readonly onClose: () => void;
}

/** Refusals of which more is known than their codes say. */
const refusals: Readonly<Partial<Record<ProblemCode, 'known' | 'gone' | 'own'>>> = {
  conflict: 'known',
  forbidden: 'own',
  gone: 'gone',
  'not-found': 'gone',
};

function SubjectReportForm({ subject, isSignedOut, onSent, onClose }: SubjectReportFormProps) {
  const { client, messages: read } = useEnvironment();
  const messages = read(reportMessages);
  const { kind, id } = subject;

  function sentenceOf(code: ProblemCode): string | undefined {
    const refusal = refusals[code];
    if (refusal) return messages[`${refusal}.${kind}`];
    return code === 'not-processable' ? messages.person : undefined;
  }

  async function send(report: { readonly reason: ReportReason; readonly words: string }) {
    try {
      onSent(await client.call(sendReport, { body: { kind, id, ...report } }));
    } catch (error) {
      const problem = toProblem(error);
      const sentence = sentenceOf(problem.code);
      throw sentence === undefined ? problem : new WordedProblem(problem, { sentence });
    }
  }

  return (
    <ReportForm
      reasons={reasonsByKind[kind]}
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
