import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { deleteFile } from '@boardwalk/sdk-core/media/endpoints';
import { pictureMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { AnyWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';

/** Makes an upload the profile picture, and reports how that went. */
export async function savePicture(
  { env, host }: Pick<AnyWidget, 'env' | 'host'>,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<void> {
  const messages = env.messages(pictureMessages);
  try {
    await env.store(createProfileStore).changePicture({ path });
    if (host.element) toast(host.element, messages.done, 'success');
    await env.store(createSessionStore).refresh();
  } catch (error) {
    const why = explainProblem(toProblem(error), env);
    if (host.element) toast(host.element, `${messages.failed} ${why}`, 'error');
    // What nobody sees need not take room; where it stays, its owner finds it among their files.
    await env.client.call(deleteFile, { params: { file: id } }).catch(() => undefined);
  }
}
