import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { Form } from '../../../parts/form/Form.tsx';
import type { FormHandle } from '../../../parts/form/form-handle.ts';
import type { Tasks } from '../task.ts';
import '../../../kit/form/form.css';
import '../security.css';

export interface TaskBasics {
  readonly tasks: Tasks;
}

interface TaskFrameProps extends TaskBasics {
  readonly form: FormHandle;
  readonly title?: ReactNode;
  /** What comes of it, before anything is sent. */
  readonly hint: string;
  readonly submit: string;
  /** Said while it is on its way, as long as what it says else: what stands beside it must not move. */
  readonly sending?: string;
  readonly isDangerous?: boolean;
  /** What a refusal of this kind says, where the form knows better than the server. */
  readonly explain?: (problem: Problem) => ReactNode;
  readonly children?: ReactNode;
}

/** A task's form: what comes of it, its fields, and the two ways on. */
export function TaskFrame({
  tasks,
  form,
  title,
  hint,
  submit,
  sending = submit,
  isDangerous = false,
  explain,
  children,
}: TaskFrameProps) {
  const messages = useMessages(securityMessages);
  return (
    <div className="form">
      {title}
      <p className="security-text">{hint}</p>
      <Form form={form} explain={explain}>
        {children}
        <div className="security-actions">
          <Button
            {...form.button}
            variant={isDangerous ? 'secondary' : 'primary'}
            className={classNames(isDangerous && 'security-danger')}
          >
            {form.isSending ? sending : submit}
          </Button>
          <Button variant="quiet" onClick={tasks.cancel}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
