import { signOut } from '@boardwalk/sdk-core/account/sign-in/endpoints';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { endOwnSession } from './end-own-session.ts';

/** Signs out on our own site, for somebody else to sign in in this window. */
export async function changeAccount(env: WidgetEnvironment): Promise<void> {
  await env.client.call(signOut, {});
  endOwnSession(env);
}
