import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { requestClose } from '../../kit/dialog/request-close.ts';
import type { FormHandle } from './form-handle.ts';
import { formMessages } from './messages.ts';
import './form-end.css';

interface FormEndProps {
  readonly form: FormHandle;
  /** What its button does, in a verb. */
  readonly submitLabel: string;
  readonly sendingLabel?: string;
  /** Leaves it as it was: the way back beside its button. */
  readonly onCancel?: () => void;
  /** Said once it is sent. */
  readonly sentMessage?: string;
  /** A further button, before its own. */
  readonly children?: ReactNode;
}

/** The last row of a page's form: what became of it, and its button. */
export function FormEnd(props: FormEndProps) {
  const { form, submitLabel, sendingLabel, onCancel, sentMessage, children } = props;
  const messages = useMessages(formMessages);
  const cancel = () => requestClose(form.form.ref.current, () => onCancel?.());
  return (
    <div className="form-end">
      <p role="status">{form.progress === 'sent' && sentMessage}</p>
      {onCancel && <Button onClick={cancel}>{messages.cancel}</Button>}
      {children}
      <Button {...form.button} variant="primary">
        {form.isSending ? (sendingLabel ?? submitLabel) : submitLabel}
      </Button>
    </div>
  );
}
