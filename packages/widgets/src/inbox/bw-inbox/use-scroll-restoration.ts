import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps how far a list is scrolled while it is hidden: what is not shown loses that. */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, isShown: boolean) {
  const kept = useRef(0);
  useLayoutEffect(() => {
    if (isShown && list.current) list.current.scrollTop = kept.current;
  }, [list, isShown]);
  return () => {
    if (isShown && list.current) kept.current = list.current.scrollTop;
  };
}
