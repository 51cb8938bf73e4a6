import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useExplanation } from '../problem/use-explanation.ts';
import { confirmMessages } from './messages.ts';

interface DialogFormProps {
  readonly form: Form;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Absent where the way back stands elsewhere. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog: why it was refused above, its fields, then the way back and the way on. */
export function DialogForm({ form, submit, isDangerous, onCancel, children }: DialogFormProps) {
  const messages = useMessages(confirmMessages);
  const explain = useExplanation();
  return (
    <form {...form.form} className="form">
      {form.problem && <FormAlert>{explain(form.problem)}</FormAlert>}
      {children}
      <div className="dialog-actions">
        {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
        <Button
          type="submit"
          variant="primary"
          className={isDangerous ? 'button-danger' : undefined}
          aria-disabled={form.isSending || undefined}
        >
          {form.isSending ? messages.sending : submit}
        </Button>
      </div>
    </form>
  );
}
