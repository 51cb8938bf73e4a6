import { useCallback, useEffect, useState } from 'react';
import { useLaterStyles } from '../../element/dom/use-later-styles.ts';
import type { LazyFile } from './lazy-file.ts';
import { useBackOnline } from './use-back-online.ts';

/** The state of a file that is loaded when it is first required. */
export interface LazyParts<Module> {
  /** Undefined until it is required and loaded; then it stays. */
  readonly parts: Module | undefined;
  readonly hasFailed: boolean;
  /** Tries again; what says that it has failed stays until that has worked. */
  readonly retry: () => void;
}

/** A file with parts that show, and what they look like: `export { default as styles } from './X.tsx?styles'`. */
export interface StyledFile {
  readonly styles: readonly string[];
}

interface LazyState<Module> {
  readonly parts: Module | undefined;
  readonly hasFailed: boolean;
  readonly attempt: number;
}

export function useLazyFile<Module>(file: LazyFile<Module>, isWanted: boolean): LazyParts<Module> {
  // What somebody else on the page has brought, the server did not know of.
  const [{ parts, hasFailed, attempt }, set] = useState<LazyState<Module>>(() => ({
    parts: isWanted ? file.prepared() : undefined,
    hasFailed: false,
    attempt: 0,
  }));
  const isMissing = parts === undefined;
  useLaterStyles((parts as Partial<StyledFile> | undefined)?.styles);

  useEffect(() => {
    if (!isWanted || !isMissing) return;
    const unfollow = file.follow((module) => set({ parts: module, hasFailed: false, attempt }));
    let isCurrent = true;
    file.show().catch(() => isCurrent && set({ parts: undefined, hasFailed: true, attempt }));
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, [file, isWanted, isMissing, attempt]);

  const retry = useCallback(
    () => set((before) => ({ ...before, attempt: before.attempt + 1 })),
    [],
  );
  useBackOnline(hasFailed, retry);

  return { parts, hasFailed, retry };
}
