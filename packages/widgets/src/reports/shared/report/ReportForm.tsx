import {
  longestReport,
  needsExplanation,
  type ReportReason,
} from '@boardwalk/sdk-core/reports/reasons';
import { reportMessages } from '@boardwalk/sdk-core/reports/report-messages';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextArea } from '../../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import './report.css';

interface ReportFormProps<Reason extends ReportReason> {
  readonly reasons: readonly Reason[];
  readonly labels: Readonly<Record<Reason, string>>;
  /** What is said beside the words. */
  readonly help: string;
  readonly submit: string;
  /** Sends it; what it rejects with is shown in the form. */
  readonly onSend: (told: { readonly reason: Reason; readonly words: string }) => Promise<void>;
  readonly onCancel: () => void;
  /** Above the reasons. */
  readonly lead?: ReactNode;
  /** Below the words. */
  readonly children?: ReactNode;
}

/** Why something is reported, and what the reason does not say. */
export function ReportForm<Reason extends ReportReason>({
  reasons,
  labels,
  help,
  submit,
  onSend,
  onCancel,
  lead,
  children,
}: ReportFormProps<Reason>) {
  const messages = useMessages(reportMessages);
  const [reason, setReason] = useState<Reason>();
  const isWordy = reason !== undefined && needsExplanation(reason);
  const form = useForm({
    check: (data) => ({
      ...(reason === undefined && { reason: messages.reasonMissing }),
      ...(isWordy && textOf(data, 'words').trim() === '' && { words: messages.wordsMissing }),
    }),
    async send(data) {
      if (reason !== undefined) await onSend({ reason, words: textOf(data, 'words') });
    },
  });
  return (
    <div className="report">
      <DialogForm form={form} submit={submit} onCancel={onCancel}>
        {lead}
        <ReasonChoice
          legend={messages.reason}
          reasons={reasons}
          labels={labels}
          value={reason}
          // Once one is chosen, none is missing.
          error={reason === undefined ? form.errors.reason : undefined}
          onPick={setReason}
        />
        <TextArea
          name="words"
          label={messages.words}
          help={help}
          error={form.errors.words}
          required={isWordy}
          isMarked={isWordy}
          rows={3}
          maxLength={longestReport}
        />
        {children}
      </DialogForm>
    </div>
  );
}
