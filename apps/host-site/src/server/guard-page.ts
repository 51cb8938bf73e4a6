import { listOwnGroups } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { home, login, security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { readUser, type WidgetEnvironment } from '@boardwalk/widgets/server';
import type { Guard } from '../pages/site-page.ts';

/**
 * Where somebody is led who may not open a page; undefined where they may. Visitors sign in and
 * come back, others go home. The API refuses what it must by
 * itself: this spares people pages that could show them nothing.
 */
export async function guardPage(
  guard: Guard,
  { pathname, search }: URL,
  env: WidgetEnvironment,
): Promise<string | undefined> {
  if (guard === 'none') return undefined;
  const user = await readUser(env);
  if (!user) return login({}, { 'return-to': pathname + search }).path;
  if (guard === 'signed-in' || guard === 'brokerage-owner') return undefined;
  // What an administrator needs before anything else stands on that page.
  if (user.needsTwoStep) return security({}).path;
  const groups = await env.client.call(listOwnGroups, {});
  return groups.some(({ name }) => name === 'administrators') ? undefined : home({}).path;
}
