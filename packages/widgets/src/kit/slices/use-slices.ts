import { useEffect, useState } from 'react';
import { breathe } from './take-turn.ts';

/**
 * Returns how many of `total` parts to render by now: `first` at once, then as many again after
 * each pause for the browser, so that no task grows long. A new `key` starts again.
 */
export function useSlices(total: number, first: number, key: unknown): number {
  const [slice, setSlice] = useState({ key, shown: first });
  const shown = slice.key === key ? slice.shown : first;

  useEffect(() => {
    if (shown >= total) return;
    let isCurrent = true;
    void breathe().then(() => isCurrent && setSlice({ key, shown: shown + first }));
    return () => {
      isCurrent = false;
    };
  }, [shown, total, first, key]);

  return Math.min(shown, total);
}
