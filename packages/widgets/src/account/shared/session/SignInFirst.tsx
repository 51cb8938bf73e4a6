import { useWidget } from '../../../element/mount/widget-context.ts';
import type { SignInFirstProps } from './sign-in-gate.ts';
import { signInDialog, signInPopover } from './sign-in-parts.ts';

const SignInDialog = signInDialog.component('SignInDialog');
const SignInPopover = signInPopover.component('SignInPopover');

/** Where somebody signs in whom `useSignInGate` asks: without leaving the page. */
export function SignInFirst(props: SignInFirstProps) {
  const { host } = useWidget();
  const { isAsking } = props.who;
  return host.firstParty ? (
    <SignInDialog isWanted={isAsking} {...props} />
  ) : (
    <SignInPopover isWanted={isAsking} {...props} />
  );
}
