import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { DeliberateButton } from '../../../kit/press/DeliberateButton.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import type { FormHandle } from '../../../parts/form/form-handle.ts';
import { AccountTitle } from '../AccountTitle.tsx';
import '../account.css';

interface FormFrameProps {
  readonly form: FormHandle;
  readonly submit: string;
  /** What a refusal of this kind says, where the form knows better than the server. */
  readonly explain?: (problem: Problem) => ReactNode;
  /** Nothing is typed before it is sent: its one press must be meant for this window. */
  readonly isPressAlone?: boolean;
  readonly children?: ReactNode;
}

/** A form with its button below. */
export function FormFrame(props: FormFrameProps) {
  const { form, submit, isPressAlone = false, children, ...rest } = props;
  const messages = useMessages(accountFormMessages);
  const { tooSoon } = useMessages(pressMessages);
  const button = {
    ...form.button,
    variant: 'primary',
    children: form.isSending ? messages.sending : submit,
  } as const;
  return (
    <Form form={form} {...rest}>
      {children}
      {isPressAlone ? <DeliberateButton {...button} tooSoon={tooSoon} /> : <Button {...button} />}
    </Form>
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
