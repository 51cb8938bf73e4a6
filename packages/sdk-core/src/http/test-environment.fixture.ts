import type { Topic } from '../vocabulary/topics.ts';
import type { Client } from './client.ts';
import type { SharingEnvironment } from './environment.ts';

/** Creates the environment of a test, which reports changes elsewhere by `change`. */
export function createTestEnvironment<TestClient extends Client>(client: TestClient) {
  const stores = new Map<unknown, unknown>();
  const followers = new Set<{ topics: readonly Topic[]; onChange: () => void }>();
  const env: SharingEnvironment & { readonly client: TestClient } = {
    client,
    clock: { now: () => 0 },
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    whenChanged(topics, onChange) {
      const follower = { topics, onChange };
      followers.add(follower);
      return () => followers.delete(follower);
    },
    store<Store>(factory: (env: SharingEnvironment) => Store): Store {
      if (!stores.has(factory)) stores.set(factory, factory(env));
      // The factory is the key of what it made.
      return stores.get(factory) as Store;
    },
  };
  return {
    env,
    change(topic: Topic): void {
      for (const { topics, onChange } of followers) if (topics.includes(topic)) onChange();
    },
  };
}
