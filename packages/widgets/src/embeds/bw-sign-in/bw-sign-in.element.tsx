import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { signInAttributes } from './attributes.ts';
import { EmbeddedSignIn } from './EmbeddedSignIn.tsx';
import { embeddedSignInEvents } from './events.ts';
import signIn from './sign-in.css?inline';
import type { SignInContext } from './sign-in-context.ts';

export default defineElement({
  tag: 'bw-sign-in',
  summary: 'Signs people in on a partner’s page, by a window of our own site, and out again.',
  attributes: signInAttributes,
  events: embeddedSignInEvents,
  intrinsicSize: [[0, 36]],
  styles: [kit, icon, button, signIn],
  render: (context: SignInContext) => <EmbeddedSignIn context={context} />,
});
