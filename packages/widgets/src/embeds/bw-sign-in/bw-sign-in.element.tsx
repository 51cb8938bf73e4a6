import { defineElement } from '../../element/attributes/element-table.ts';
import { signInAttributes } from './attributes.ts';
import { EmbeddedSignIn } from './EmbeddedSignIn.tsx';
import styles from './EmbeddedSignIn.tsx?styles';
import { embeddedSignInEvents } from './events.ts';
import type { SignInContext } from './sign-in-context.ts';

export default defineElement({
  tag: 'bw-sign-in',
  summary: 'Signs people in on a partner’s page, by a window of our own site, and out again.',
  attributes: signInAttributes,
  events: embeddedSignInEvents,
  intrinsicSize: [[0, 36]],
  styles,
  render: (context: SignInContext) => <EmbeddedSignIn context={context} />,
});
