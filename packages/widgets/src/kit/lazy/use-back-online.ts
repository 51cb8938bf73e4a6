import { useLayoutEffect } from 'react';

/**
 * Calls `onBack` when the connection is back, while something waits for it: from the moment at which the
 * failure shows, as the connection may be back before the page is painted.
 */
export function useBackOnline(isWaiting: boolean, onBack: () => void): void {
  useLayoutEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [isWaiting, onBack]);
}
