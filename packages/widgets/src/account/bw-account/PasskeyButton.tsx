import { signInMessages } from '@boardwalk/sdk-core/account/sign-in-messages';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import type { AccountContext } from './account-context.ts';
import { enter } from './enter.ts';
import { loadSecondStep } from './LaterStep.tsx';
import { Reason } from './Reason.tsx';

/** Signs in without a name or a password; a passkey works on our own site alone. */
export function PasskeyButton({ context }: { readonly context: AccountContext }) {
  const { env, host } = context;
  const [signing, setSigning] = useState<'now' | Problem>();
  // A server can't tell, and most browsers know them: so nothing moves where they stay.
  const [isOffered, setIsOffered] = useState(true);

  useEffect(() => {
    setIsOffered(host.firstParty && 'PublicKeyCredential' in window);
  }, [host.firstParty]);

  async function sign() {
    setSigning('now');
    try {
      const { signInByPasskey } = await loadSecondStep();
      await enter(context, await signInByPasskey(env));
    } catch (error) {
      setSigning(toProblem(error));
    }
  }

  if (!isOffered) return null;
  return (
    <>
      {signing instanceof Error && (
        <FormAlert>
          <Reason problem={signing} />
        </FormAlert>
      )}
      <Button onClick={() => signing === 'now' || void sign()}>
        {env.messages(signInMessages).passkey}
      </Button>
    </>
  );
}
