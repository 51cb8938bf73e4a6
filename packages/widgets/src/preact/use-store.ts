import type { Store, StoreValue } from 'nanostores';
import { useEffect, useState } from 'preact/hooks';

/** What `@nanostores/react` is in our builds: of its hooks the one that the widgets use. */
export function useStore<SomeStore extends Store>(store: SomeStore): StoreValue<SomeStore> {
  const value = store.get();
  const [, renderAgain] = useState({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown when listening began
  useEffect(() => {
    const tell = () => renderAgain({});
    if (store.get() !== value) tell();
    return store.listen(tell);
  }, [store]);

  return value;
}
