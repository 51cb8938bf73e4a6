import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';

const loadUpdates = () => import('../../page/live/follow-updates.ts');

/** Calls back when something of whoever is signed in has changed elsewhere. */
export function useTopic(env: WidgetEnvironment, topic: Topic, onChange: () => void): void {
  const user = lastValue(useStore(env.store(createSessionStore).$user));
  const { part: updates } = useLoaded(loadUpdates, Boolean(user));
  const change = useEffectEvent(onChange);
  useEffect(() => updates?.followTopic(topic, () => change()), [updates, topic]);
}
