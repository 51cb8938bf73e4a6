import { useEffect } from 'react';

/** Calls `onBack` when the connection is back, while something waits for it. */
export function useBackOnline(isWaiting: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [isWaiting, onBack]);
}
