import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { Tasks } from '../task.ts';

export interface TaskBasics {
  readonly tasks: Tasks;
}

interface TaskFrameProps extends TaskBasics {
  readonly form: Form;
  readonly title?: ReactNode;
  /** What comes of it, before anything is sent. */
  readonly hint: string;
  readonly submit: string;
  /** Said while it is on its way. */
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
  sending = '…',
  isDangerous = false,
  explain,
  children,
}: TaskFrameProps) {
  const messages = useMessages(securityMessages);
  const explainByCode = useExplanation();
  const { problem, isSending } = form;
  return (
    <form {...form.form} className="form">
      {title}
      <p className="security-text">{hint}</p>
      {problem && <FormAlert>{explain?.(problem) || explainByCode(problem)}</FormAlert>}
      {children}
      <div className="security-actions">
        <Button
          type="submit"
          variant={isDangerous ? 'secondary' : 'primary'}
          className={classNames(isDangerous && 'security-danger')}
          aria-disabled={isSending || undefined}
        >
          {isSending ? sending : submit}
        </Button>
        <Button variant="quiet" onClick={tasks.cancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
