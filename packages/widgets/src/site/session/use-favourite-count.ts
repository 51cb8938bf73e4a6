import { useEffect, useState } from 'react';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';

const loadCount = () => import('./count-favourites.ts');

/** How many listings somebody keeps, once that is known; its code comes for members alone. */
export function useFavouriteCount(env: WidgetEnvironment, isSignedIn: boolean): number | undefined {
  const { part } = useLoaded(loadCount, isSignedIn);
  const [count, setCount] = useState<number>();
  useEffect(() => part?.countFavourites(env, setCount), [part, env]);
  return count;
}
