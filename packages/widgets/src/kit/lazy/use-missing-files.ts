import { useCallback, useEffect, useState } from 'react';
import type { LazyFile } from './lazy-file.ts';
import { useBackOnline } from './use-back-online.ts';

type AnyFile = Pick<LazyFile<unknown>, 'atHand' | 'show' | 'follow'>;

/**
 * Tries all files again of which any could not be loaded; undefined while none is missing. `files`
 * is a constant. For a widget that says once for all of its parts that they can't be shown.
 */
export function useMissingFiles(
  files: readonly AnyFile[],
  isWanted: boolean,
): (() => void) | undefined {
  const [{ missing, attempt }, set] = useState({ missing: [] as readonly AnyFile[], attempt: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt tries again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const mark = (file: AnyFile, isMissing: boolean) => {
      if (!isCurrent) return;
      set(({ missing: before, ...rest }) => {
        const others = before.filter((one) => one !== file);
        return { ...rest, missing: isMissing ? [...others, file] : others };
      });
    };
    const unfollow = files
      .filter((file) => file.atHand() === undefined)
      .map((file) => {
        file.show().catch(() => mark(file, true));
        return file.follow(() => mark(file, false));
      });
    return () => {
      isCurrent = false;
      for (const stop of unfollow) stop();
    };
  }, [files, isWanted, attempt]);

  const isWhole = missing.length === 0;
  const retry = useCallback(
    () => set((before) => ({ ...before, attempt: before.attempt + 1 })),
    [],
  );
  useBackOnline(!isWhole, retry);

  return isWhole ? undefined : retry;
}
