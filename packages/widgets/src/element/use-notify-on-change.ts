import { useEffect, useEffectEvent } from 'react';

/**
 * Notifies the page of what shows by now, by an event of the widget: once for each, and not while
 * none is there.
 */
export function useNotifyOnChange<Shown>(
  shown: Shown | undefined,
  tell: (shown: Shown) => void,
): void {
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (shown !== undefined) tellNow(shown);
  }, [shown]);
}
