import { useEffect } from 'react';

/** TypeScript's DOM does not know it yet. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; destroy(): void })
  | undefined;

/**
 * Closes what is no native dialog or popover as the platform closes these: by Escape, and by Back
 * on Android, where it would leave the page. `close` stays the same.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);
}
