import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';

/** Nobody is signed in here any more, and nothing that was written unsaved is left in this browser. */
export function endOwnSession(env: WidgetEnvironment): void {
  clearLocalDrafts();
  env.store(createSessionStore).change(null);
}
