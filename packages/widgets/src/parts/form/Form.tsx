import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useStyles } from '../../kit/style/use-styles.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormErrorsContext } from './form-context.ts';
import css from './form-part.css?inline';
import { formMessages } from './messages.ts';
import { SaveStatus } from './SaveStatus.tsx';
import type { CheckedForm } from './use-checked-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface FormProps {
  readonly form: CheckedForm;
  /** What the fields are called in the summary of errors, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** What its button does, in a verb; without it the form is sent by something else. */
  readonly submitLabel?: string;
  readonly sendingLabel?: string;
  /** Leaves it as it was: the way back beside its button. */
  readonly onCancel?: () => void;
  /** Said once what was typed is saved, in place of that it is. */
  readonly savedMessage?: string | undefined;
  /** Said once it is sent. */
  readonly sentMessage?: string;
  /** Whether fields with stars are among its own, which a line then explains. */
  readonly hasMarks?: boolean;
  /** For a form of which a part shows at a time; see `ErrorSummary`. */
  readonly onShow?: (name: string) => boolean;
  /** Of the summary of what is wrong; 3 unless told. */
  readonly headingLevel?: number;
  readonly children: ReactNode;
}

/**
 * A form of whatever domain: the summary of what is wrong, its fields, the button and what became
 * of it. Fields find their errors by name; what is not saved is not lost unasked.
 */
export function Form({ form, labels, submitLabel, sendingLabel, sentMessage, ...rest }: FormProps) {
  const { onCancel, hasMarks = true, onShow, headingLevel = 3, savedMessage, children } = rest;
  const messages = useMessages(formMessages);
  const top = useRef<HTMLDivElement>(null);
  useStyles(top, css);
  const { progress, saving, isSending } = form;
  const isUnsaved = ['waiting', 'saving', 'failed'].includes(saving);
  useLeaveGuard(saving === 'untouched' ? progress === 'changed' : isUnsaved);

  return (
    <form {...form.form} className="form" onInput={form.onInput}>
      <div ref={top} className="form-top">
        <ErrorSummary form={form} labels={labels} onShow={onShow} headingLevel={headingLevel} />
        {hasMarks && <p className="form-marks">{messages.marks}</p>}
      </div>
      <FormErrorsContext.Provider value={form.errors}>{children}</FormErrorsContext.Provider>
      <div className="form-end">
        <p role="status">{progress === 'sent' && sentMessage}</p>
        <SaveStatus state={saving} savedMessage={savedMessage} onRetry={form.retrySave} />
        {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
        {submitLabel !== undefined && (
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {isSending ? (sendingLabel ?? submitLabel) : submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
