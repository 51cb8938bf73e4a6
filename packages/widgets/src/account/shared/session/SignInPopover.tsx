import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useRef } from 'react';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import type { SignInFirstProps } from './sign-in-gate.ts';
import css from './sign-in-popover.css?inline';
import { useSignedIn } from './use-signed-in.ts';

/** On an embedding page: the way to sign in without leaving it. */
export function SignInPopover({ who, words, anchor }: SignInFirstProps) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  useSignedIn(who);

  const canSignIn = !who.isAsking || findSignInFault() === undefined;
  const said = canSignIn ? words.signIn : words.notHere;
  return (
    <div ref={place}>
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
