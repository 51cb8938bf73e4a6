import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns what to call as the user requests more rows than a list has. The button that requests
 * them is gone with the last of them: the user who pressed it goes on at the first that came.
 */
export function useMoreRows(list: RefObject<HTMLElement | null>, count: number): () => void {
  const asked = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = asked.current;
    if (first === undefined || count <= first) return;
    asked.current = undefined;
    if (document.activeElement !== document.body) return;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [list, count]);
  return () => {
    asked.current = count;
  };
}
