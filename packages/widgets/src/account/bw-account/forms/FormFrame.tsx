import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { DeliberateButton } from '../../../kit/press/DeliberateButton.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { AccountTitle } from '../AccountTitle.tsx';

interface FormFrameProps {
  readonly form: Form;
  readonly submit: string;
  /** What a refusal of this kind says, where the form knows better than the server. */
  readonly explain?: (problem: Problem) => ReactNode;
  /** Nothing is typed before it is sent: its one press must be meant for this window. */
  readonly isPressAlone?: boolean;
  readonly children?: ReactNode;
}

/** The form element with why it was refused above its fields, and its button below. */
export function FormFrame({
  form,
  submit,
  explain,
  isPressAlone = false,
  children,
}: FormFrameProps) {
  const messages = useMessages(accountFormMessages);
  const explainByCode = useExplanation();
  const { tooSoon } = useMessages(pressMessages);
  const { problem, isSending } = form;
  const button = {
    type: 'submit',
    variant: 'primary',
    'aria-disabled': isSending || undefined,
    children: isSending ? messages.sending : submit,
  } as const;
  return (
    <form {...form.form} className="form">
      {problem && <FormAlert>{explain?.(problem) || explainByCode(problem)}</FormAlert>}
      {children}
      {isPressAlone ? <DeliberateButton {...button} tooSoon={tooSoon} /> : <Button {...button} />}
    </form>
  );
}

interface FormHeadProps {
  readonly title: string;
  readonly lead: string;
}

export function FormHead({ title, lead }: FormHeadProps) {
  return (
    <>
      <AccountTitle>{title}</AccountTitle>
      <p className="account-lead">{lead}</p>
    </>
  );
}
