import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a word is being composed in a field: half of one is nothing to act by. */
export function useIsComposing(field: RefObject<HTMLElement | null>): boolean {
  const [isComposing, setComposing] = useState(false);
  // Before anybody can type.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const life = new AbortController();
    const { signal } = life;
    element.addEventListener('compositionstart', () => setComposing(true), { signal });
    element.addEventListener('compositionend', () => setComposing(false), { signal });
    return () => life.abort();
  }, [field]);
  return isComposing;
}

/** The text of a field, or what it was before the word that is being composed in it. */
export function useComposed(field: RefObject<HTMLElement | null>, text: string): string {
  const isComposing = useIsComposing(field);
  const composed = useRef(text);
  if (!isComposing) composed.current = text;
  return composed.current;
}
