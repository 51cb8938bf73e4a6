import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';

/** Its code comes for those who are signed in alone. */
const loadUpdates = () => import('./follow-updates.ts');

function useLoadedUpdates(env: WidgetEnvironment) {
  const user = lastValue(useStore(env.store(createSessionStore).$user));
  return useLoaded(loadUpdates, Boolean(user)).part;
}

/** Keeps the stores of an environment up to date while somebody is signed in. */
export function useUpdates(env: WidgetEnvironment): void {
  const updates = useLoadedUpdates(env);
  useEffect(() => updates?.followUpdates(env), [updates, env]);
}

/** Calls back when something of whoever is signed in has changed elsewhere. */
export function useTopic(env: WidgetEnvironment, topic: Topic, onChange: () => void): void {
  const updates = useLoadedUpdates(env);
  const change = useEffectEvent(onChange);
  useEffect(() => updates?.followTopic(topic, () => change()), [updates, topic]);
}
