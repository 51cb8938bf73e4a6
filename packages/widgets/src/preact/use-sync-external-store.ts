import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** A value from outside: renders again whenever another is there, also between render and effect. */
export function useSyncExternalStore<Value>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const value = getSnapshot();
  const [{ shown }, renderAgain] = useState({ shown: { value, getSnapshot } });

  function check() {
    if (!Object.is(shown.value, shown.getSnapshot())) renderAgain({ shown });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown`, all that `check` reads, stays
  useLayoutEffect(() => {
    shown.value = value;
    shown.getSnapshot = getSnapshot;
    check();
  }, [value, getSnapshot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    check();
    return subscribe(check);
  }, [subscribe]);

  return value;
}
