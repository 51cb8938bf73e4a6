import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Frequency } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { frequencyOf } from '@boardwalk/sdk-core/mailing/preferences/frequency-of';
import { createPreferencesStore } from '@boardwalk/sdk-core/mailing/preferences/preferences-store';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';

/**
 * Returns how often a user who is signed in on our own site wants mail about alerts; it is
 * requested for nobody else.
 */
export function useAlertMailFrequency(): Frequency | undefined {
  const { env, host } = useWidget();
  const store = env.store(createPreferencesStore);
  const preferences = lastValue(useStore(store.$state));
  const user = useSession(env);
  const isAsked = host.firstParty && maySave(user);
  useEffect(() => (isAsked ? store.follow() : undefined), [store, isAsked]);
  return isAsked && preferences ? frequencyOf(preferences, 'alerts.news') : undefined;
}
