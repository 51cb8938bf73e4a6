import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

/** Its code comes for those who are signed in alone. */
const liveUpdates = lazyParts(() => import('./follow-updates.ts'));

function useLiveUpdates(env: WidgetEnvironment) {
  const user = lastValue(useStore(env.store(createSessionStore).$user));
  return liveUpdates.useParts(Boolean(user)).parts;
}

/** Keeps the stores of an environment up to date while somebody is signed in. */
export function useUpdates(env: WidgetEnvironment): void {
  const updates = useLiveUpdates(env);
  useEffect(() => updates?.followUpdates(env), [updates, env]);
}

/** Calls back when something of whoever is signed in has changed elsewhere. */
export function useTopic(env: WidgetEnvironment, topic: Topic, onChange: () => void): void {
  const updates = useLiveUpdates(env);
  const change = useEffectEvent(onChange);
  useEffect(() => updates?.followTopic(topic, () => change()), [updates, topic]);
}
