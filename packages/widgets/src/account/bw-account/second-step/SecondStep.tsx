import { finishSignIn } from '@boardwalk/sdk-core/account/sign-in/endpoints';
import { secondStepMessages } from '@boardwalk/sdk-core/account/sign-in/second-step-messages';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import type { AccountContext } from '../account-context.ts';
import { announceSignIn } from '../announce-sign-in.ts';
import { explainAccountRefusal } from '../forms/explain-account-refusal.ts';
import { CodeField, codeErrors } from './CodeField.tsx';
import { finishByPasskey } from './sign-in-by-passkey.ts';
import '../../../kit/form/form.css';

interface SecondStepProps {
  readonly context: AccountContext;
  readonly step: { readonly token: string; readonly hasPasskey: boolean };
  /** Back to name and password. */
  readonly onRestart: () => void;
}

/** Asks for what the password alone does not show: the app, a recovery code, or a passkey. */
export function SecondStep({ context, step, onRestart }: SecondStepProps) {
  const { env } = context;
  const messages = env.messages(secondStepMessages);
  const place = useRef<HTMLDivElement>(null);
  const [signing, setSigning] = useState<'now' | Problem>();
  const form = useForm({
    check: (data) => codeErrors(data, messages),
    async send(data) {
      setSigning(undefined);
      const body = { token: step.token, code: textOf(data, 'code') };
      const call = env.client.call(finishSignIn, { body });
      announceSignIn(context, await explainAccountRefusal(call, { code: messages.wrongCode }));
    },
  });

  useFirstField(place);

  async function sign() {
    setSigning('now');
    try {
      announceSignIn(context, await finishByPasskey(env, step.token));
    } catch (error) {
      setSigning(toProblem(error));
    }
  }

  const shown = signing instanceof Error ? { ...form, problem: signing } : form;
  if (shown.problem?.code === 'gone') {
    return (
      <FormAlert>
        {messages.gone}
        <Button onClick={onRestart}>{messages.startOver}</Button>
      </FormAlert>
    );
  }
  return (
    <div ref={place} className="form">
      <Form form={shown}>
        <CodeField error={form.errors.code} />
        <Button {...form.button} variant="primary">
          {messages.submit}
        </Button>
      </Form>
      {step.hasPasskey && (
        <Button
          aria-disabled={signing === 'now' || undefined}
          onClick={() => signing === 'now' || void sign()}
        >
          {signing === 'now' ? messages.waiting : messages.usePasskey}
        </Button>
      )}
      <Button variant="quiet" onClick={onRestart}>
        {messages.startOver}
      </Button>
    </div>
  );
}
