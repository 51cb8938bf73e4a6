import { useEffect, useState } from 'react';
import type { LazyFile } from './lazy-file.ts';

/** What a file that comes when it is first wanted has come to. */
export interface LazyParts<Module> {
  /** Undefined until somebody has wanted it and it is here; then it stays. */
  readonly parts: Module | undefined;
  readonly hasFailed: boolean;
  /** Tries again; what says that it has failed stays until that has worked. */
  readonly retry: () => void;
}

export function useLazyFile<Module>(file: LazyFile<Module>, isWanted: boolean): LazyParts<Module> {
  // What somebody else on the page has brought, the server did not know of.
  const [parts, setParts] = useState(() => (isWanted ? file.prepared() : undefined));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = parts === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt tries again
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    const unfollow = file.follow((module) => setParts(() => module));
    let isCurrent = true;
    file.show().catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, [file, isWanted, isMissing, attempt]);

  return {
    parts,
    hasFailed: hasFailed && isMissing,
    retry: () => setAttempt((before) => before + 1),
  };
}
