import { useState } from 'react';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** {@link useLoaded}, and how to try again once that has failed. */
export function useRetried<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  atHand?: Part,
): Loaded<Part> & { readonly retry: () => void } {
  // Another function is another try.
  const [current, setCurrent] = useState(() => load);
  const retry = () => setCurrent(() => () => load());
  return { ...useLoaded(current, isWanted, atHand), retry };
}
