import type { UsedPasskey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import {
  finishSignIn,
  signInWithPasskey,
  startPasskeySignIn,
} from '@boardwalk/sdk-core/account/sign-in/endpoints';
import { secondStepMessages } from '@boardwalk/sdk-core/account/sign-in/second-step-messages';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** Signs in with a passkey alone; rejects with a problem in the reader's language. */
export async function signInByPasskey(env: WidgetEnvironment): Promise<CurrentUser> {
  const { client, timeZone, messages: read } = env;
  const passkey = await sign(env);
  return client
    .call(signInWithPasskey, { body: { passkey, timeZone } })
    .catch(orSay(read(secondStepMessages).noPasskey));
}

/** Takes the second step with a passkey of the account whose sign-in the token began. */
export async function finishByPasskey(env: WidgetEnvironment, token: string): Promise<CurrentUser> {
  const passkey = await sign(env, token);
  return env.client
    .call(finishSignIn, { body: { token, passkey } })
    .catch(orSay(env.messages(secondStepMessages).noPasskey));
}

async function sign({ client, messages }: WidgetEnvironment, token?: string): Promise<UsedPasskey> {
  const body = token === undefined ? {} : { token };
  const options = await client.call(startPasskeySignIn, { body });
  try {
    return await ask(options);
  } catch (error) {
    // Whatever stood in the way, a person or their device decided it.
    const { cancelled } = messages(secondStepMessages);
    throw refuse(cancelled, error);
  }
}

async function ask(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<UsedPasskey> {
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  };
}

/** A refusal in words of our own, as no password was wrong; what else went wrong says so itself. */
function orSay(words: string): (error: unknown) => never {
  return (error) => {
    const problem = toProblem(error);
    if (problem.code !== 'wrong-credentials') throw problem;
    throw refuse(words, problem);
  };
}

/** No password was wrong, so that no form may say so. */
function refuse(sentence: string, cause: unknown): WordedProblem {
  return new WordedProblem(new Problem('forbidden', sentence, { cause }), { sentence });
}
