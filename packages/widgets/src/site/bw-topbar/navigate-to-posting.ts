import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { isProfileRequested } from '@boardwalk/sdk-core/posting/writing/missing-profile-fields';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { topbarRoute } from '@boardwalk/sdk-core/site/shell/topbar-items';
import { openDialog } from '../session/open-dialog.ts';
import type { TopbarContext } from './topbar-context.ts';

/**
 * Leads to posting, whose form requests what the profile lacks; a user who has to complete it first
 * is notified.
 */
export async function navigateToPosting(context: TopbarContext): Promise<void> {
  const { env, navigate } = context;
  const profile = env.store(createProfileStore);
  await profile.reload();
  const known = lastValue(profile.$state.get());
  const user = lastValue(env.store(createSessionStore).$user.get()) ?? null;
  const isStopped = known !== undefined && known.missing.length > 0 && !isProfileRequested(known);
  if (isStopped) await openDialog(context, 'bw-profile-needed');
  else navigate(topbarRoute('post', user));
}
