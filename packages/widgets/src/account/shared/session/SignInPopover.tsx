import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Popover } from '../../../kit/popover/Popover.tsx';
import type { SignInFirstProps } from './sign-in-gate.ts';
import { useSignedIn } from './use-signed-in.ts';
import './sign-in-popover.css';

export { default as styles } from './SignInPopover.tsx?styles';

/** On an embedding page: the way to sign in without leaving it. */
export function SignInPopover({ who, words, anchor }: SignInFirstProps) {
  useSignedIn(who);

  const canSignIn = !who.isAsking || findSignInFault() === undefined;
  const said = canSignIn ? words.signIn : words.notHere;
  return (
    <div>
      <Popover isOpen={who.isAsking} onClose={who.cancel} anchor={anchor} label={said}>
        <div className="sign-in-popover">
          <p>{said}</p>
          {canSignIn ? (
            nestedWidget('bw-sign-in', {})
          ) : (
            <RouteLink route={login({})}>{words.onBoardwalk}</RouteLink>
          )}
        </div>
      </Popover>
    </div>
  );
}
