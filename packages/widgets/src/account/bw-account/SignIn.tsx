import { signIn } from '@boardwalk/sdk-core/account/sign-in/endpoints';
import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  forgotPassword,
  forgotUsername,
  register,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { type ReactNode, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { PasswordField } from '../../kit/text-field/PasswordField.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { returnQuery } from '../../parts/way-back/return-query.ts';
import type { AccountContext } from './account-context.ts';
import { announceSignIn } from './announce-sign-in.ts';
import { loadSecondStep } from './load-second-step.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { useSignInRefusal } from './use-sign-in-refusal.tsx';
import './account.css';

/** The way in, with a name and a password. */
export function SignIn({ context }: { readonly context: AccountContext }) {
  const { attributes, env } = context;
  const messages = env.messages(signInMessages);
  const explain = useSignInRefusal();
  const [next, setNext] = useState<ReactNode>();
  const form = useForm({
    check(data) {
      return {
        ...(textOf(data, 'username').trim() === '' && { username: messages.usernameMissing }),
        ...(textOf(data, 'password') === '' && { password: messages.passwordMissing }),
      };
    },
    async send(data) {
      const body = {
        username: textOf(data, 'username'),
        password: textOf(data, 'password'),
        timeZone: env.timeZone,
      };
      const answer = await env.client.call(signIn, { body }).catch((error: unknown) => {
        throw atPassword(toProblem(error), messages.wrong);
      });
      if (!('secondStep' in answer)) return announceSignIn(context, answer);
      const { SecondStep } = await loadSecondStep();
      const { secondStep: step } = answer;
      setNext(<SecondStep {...{ context, step }} onRestart={() => setNext(null)} />);
    },
  });
  if (next) return next;
  return (
    <>
      <Form form={form} explain={explain}>
        <TextField
          name="username"
          label={messages.username}
          error={form.errors.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          name="password"
          label={messages.password}
          error={form.errors.password}
          autoComplete="current-password"
          showLabel={messages.show}
          hideLabel={messages.hide}
        />
        <Button {...form.button} variant="primary">
          {form.isSending ? messages.sending : messages.submit}
        </Button>
      </Form>
      <PasskeyForm context={context} />
      <p className="account-links">
        <RouteLink route={forgotPassword({})}>{messages.forgotPassword}</RouteLink>
        <RouteLink route={forgotUsername({})}>{messages.forgotUsername}</RouteLink>
      </p>
      <p className="account-other">
        {messages.isNew}{' '}
        <RouteLink route={register({}, returnQuery(attributes.returnTo))}>
          {messages.register}
        </RouteLink>
      </p>
    </>
  );
}

/** Names that don't fit together stand at the password: it is what people mistype. */
function atPassword(problem: Problem, wrong: string): Problem {
  if (problem.code !== 'wrong-credentials') return problem;
  const fields = [{ path: 'body.password', message: wrong }];
  const told = new Problem(problem.code, problem.message, { fields, cause: problem });
  return new WordedProblem(told, { fields: { password: wrong } });
}
