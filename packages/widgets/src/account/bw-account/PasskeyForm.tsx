import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { Button } from '../../kit/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import type { AccountContext } from './account-context.ts';
import { announceSignIn } from './announce-sign-in.ts';
import { loadSecondStep } from './load-second-step.ts';
import { useSignInRefusal } from './use-sign-in-refusal.tsx';

/** Signs in without a name or a password. */
export function PasskeyForm({ context }: { readonly context: AccountContext }) {
  const { env } = context;
  const form = useForm({
    async send() {
      const { signInByPasskey } = await loadSecondStep();
      announceSignIn(context, await signInByPasskey(env));
    },
  });

  return (
    <Form form={form} explain={useSignInRefusal()}>
      <Button {...form.button}>{env.messages(signInMessages).passkey}</Button>
    </Form>
  );
}
