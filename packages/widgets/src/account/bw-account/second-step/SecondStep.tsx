import { finishSignIn } from '@boardwalk/sdk-core/account/sign-in/endpoints';
import { secondStepMessages } from '@boardwalk/sdk-core/account/sign-in/second-step-messages';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import { textOf } from '../../../kit/form/use-form.ts';
import { useWordedForm } from '../../../parts/form/use-worded-form.ts';
import { explainProblem } from '../../../parts/problem/explain-problem.ts';
import type { AccountContext } from '../account-context.ts';
import { announceSignIn } from '../announce-sign-in.ts';
import { explainRefusal } from '../forms/explain-refusal.ts';
import { CodeField, codeErrors } from './CodeField.tsx';
import { finishByPasskey } from './sign-in-by-passkey.ts';

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
  const { form, errors, problem, isSending } = useWordedForm({
    check: (data) => codeErrors(data, messages),
    async send(data) {
      setSigning(undefined);
      const body = { token: step.token, code: textOf(data, 'code') };
      const call = env.client.call(finishSignIn, { body });
      announceSignIn(context, await explainRefusal(call, { code: messages.wrongCode }));
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

  const refusal = signing instanceof Error ? signing : problem;
  if (refusal?.code === 'gone') {
    return (
      <FormAlert>
        {messages.gone}
        <Button onClick={onRestart}>{messages.startOver}</Button>
      </FormAlert>
    );
  }
  return (
    <div ref={place} className="form">
      <form {...form} className="form">
        {refusal && <FormAlert>{explainProblem(refusal, env)}</FormAlert>}
        <CodeField error={errors.code} />
        <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
          {messages.submit}
        </Button>
      </form>
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
