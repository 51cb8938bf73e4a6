import { useEffect, useState } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';

const favourites = lazyParts(() => import('./count-favourites.ts'));

/** How many listings somebody keeps, once that is known; its code comes for members alone. */
export function useFavouriteCount(env: WidgetEnvironment, isSignedIn: boolean): number | undefined {
  const { parts } = favourites.useParts(isSignedIn);
  const [count, setCount] = useState<number>();
  useEffect(() => parts?.countFavourites(env, setCount), [parts, env]);
  return count;
}
