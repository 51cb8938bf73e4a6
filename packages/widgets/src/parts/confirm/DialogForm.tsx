import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { requestClose } from '../../kit/dialog/request-close.ts';
import { controlsOf } from '../../kit/form/form-controls.ts';
import { Form } from '../form/Form.tsx';
import type { FormHandle } from '../form/form-handle.ts';
import { isFinal } from '../problem/worded-problem.ts';
import { confirmDialogMessages } from './messages.ts';
import './dialog-form.css';

interface DialogFormProps {
  readonly form: FormHandle;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Absent where the way back stands elsewhere. */
  readonly onCancel: (() => void) | undefined;
  /** On the way back, where “Cancel” would be misread. */
  readonly cancel?: string | undefined;
  /** What its button says on the way, where the form can name it. */
  readonly sending?: string;
  /** What the fields are called in the summary of errors, where their labels don't say it. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * A dialog begins with its form: with the first field, as Tab would enter it, or with the way back of
 * a question, which does no harm.
 */
function focusStart(form: HTMLFormElement | null, back: HTMLElement | null): void {
  if (!form?.closest('dialog')) return;
  const { activeElement } = form.getRootNode() as Document | ShadowRoot;
  if (activeElement?.matches(':not(dialog, .dialog-header *)')) return;
  const usable = controlsOf(form).filter((one) => !one.disabled);
  const [first] = usable;
  const checked = usable.find((one) => one.name === first?.name && one.matches(':checked'));
  const start = first?.type === 'radio' ? (checked ?? first) : first;
  // One whose fields are still to come leaves it where it is.
  if (start || !form.querySelector('input')) (start ?? back)?.focus();
  if (start && 'select' in start) start.select();
}

/**
 * A form in a dialog: why it was refused above, its fields, then the way back and the way on. Only
 * the way back is left of one that would be refused again.
 */
export function DialogForm(props: DialogFormProps) {
  const { form, submit, sending, isDangerous, onCancel, cancel, labels, children } = props;
  const messages = useMessages(confirmDialogMessages);
  const back = useRef<HTMLButtonElement>(null);
  const cancelForm = () => requestClose(form.form.ref.current, () => onCancel?.());
  const isOver = isFinal(form.problem);
  useEffect(() => focusStart(form.form.ref.current, back.current), [form.form.ref]);
  // The button that had it is gone.
  useEffect(() => {
    if (isOver) back.current?.focus();
  }, [isOver]);
  return (
    <Form form={form} {...(labels && { labels })}>
      {children}
      <div className="dialog-actions">
        {onCancel && (
          <Button ref={back} onClick={cancelForm}>
            {isOver ? messages.close : (cancel ?? messages.cancel)}
          </Button>
        )}
        {!isOver && (
          <Button
            {...form.button}
            variant="primary"
            className={isDangerous ? 'button-danger' : undefined}
          >
            {form.isSending ? (sending ?? messages.sending) : submit}
          </Button>
        )}
      </div>
    </Form>
  );
}
