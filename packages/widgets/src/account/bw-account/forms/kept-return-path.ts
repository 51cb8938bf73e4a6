/**
 * Where somebody was headed who registers. The mailed link opens the site anew, in this browser:
 * what is kept in it is a path of ours, until the address is confirmed.
 */
const key = 'boardwalk.return-to';

export function keepReturnPath(path: string): void {
  withStorage((storage) => {
    if (path === '') storage.removeItem(key);
    else storage.setItem(key, path);
  });
}

/** The path that was kept, once; empty where there is none. */
export function takeReturnPath(): string {
  const path = withStorage((storage) => storage.getItem(key));
  keepReturnPath('');
  return path ?? '';
}

/** A browser that keeps nothing leads home in the end, which is no reason to fail. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
