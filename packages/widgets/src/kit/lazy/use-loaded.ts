import { useEffect, useState } from 'react';

/** What a part that is loaded when first wanted has come to. */
export interface Loaded<Part> {
  readonly part: Part | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads a part of the widget once `isWanted`, unless it is `atHand` from the start; `load` is a
 * constant such as `() => import('./x.ts')`.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  atHand?: Part,
): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>({ part: atHand, hasFailed: false });
  const isMissing = loaded.part === undefined;

  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({ part, hasFailed: false }),
      () => isCurrent && setLoaded({ part: undefined, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isMissing]);

  return loaded;
}
