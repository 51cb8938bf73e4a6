import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import { useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';

/** By an e-mail address alone, or in an account. */
export type SaveWay = 'mail' | 'account';

export interface ChosenWay {
  readonly chosen: SaveWay;
  /** Those there are to choose from; none where it is known who saves. */
  readonly choices: readonly SaveWay[];
  readonly choose: (way: SaveWay) => void;
}

const both: readonly SaveWay[] = ['mail', 'account'];

/** Returns how a search is saved: a signed-in user has it in their account. */
export function useWay(): ChosenWay {
  const { env, host } = useWidget();
  const user = useSession(env);
  const [picked, choose] = useState<SaveWay>();
  if (maySave(user) || user === undefined) return { chosen: 'account', choices: [], choose };
  const isClosed = !host.firstParty && findSignInFault() !== undefined;
  // A user who is signed in on a page that may not save yet has an account.
  const usual = user ? 'account' : 'mail';
  return isClosed
    ? { chosen: 'mail', choices: ['mail'], choose }
    : { chosen: picked ?? usual, choices: both, choose };
}
