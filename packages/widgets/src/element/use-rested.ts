import { useEffect, useEffectEvent } from 'react';

/** Acts by a value once it has rested, in milliseconds; does nothing while there is none. */
export function useRested<Value>(
  value: Value | undefined,
  rest: number,
  act: (value: Value) => void,
): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => actNow(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
}
