import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { Button } from '../../kit/button/Button.tsx';
import { useWordedForm } from '../../parts/form/use-worded-form.ts';
import type { AccountContext } from './account-context.ts';
import { announceSignIn } from './announce-sign-in.ts';
import { loadSecondStep } from './load-second-step.ts';
import { Refusal } from './Refusal.tsx';

/** Signs in without a name or a password. */
export function PasskeyForm({ context }: { readonly context: AccountContext }) {
  const { env } = context;
  const { form, problem } = useWordedForm({
    async send() {
      const { signInByPasskey } = await loadSecondStep();
      announceSignIn(context, await signInByPasskey(env));
    },
  });

  return (
    <form {...form} className="form">
      {problem && <Refusal problem={problem} />}
      <Button type="submit">{env.messages(signInMessages).passkey}</Button>
    </form>
  );
}
