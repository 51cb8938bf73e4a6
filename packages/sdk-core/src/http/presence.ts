/** Whether somebody could see an answer and a network could bring one. */
export interface Presence {
  isPresent(): boolean;
  /** Calls back whenever that may have changed; answers how to stop. */
  subscribe(onChange: () => void): () => void;
}

/** The page's own: its tab is visible and the browser does not know itself offline. */
export const pagePresence: Presence = {
  isPresent: () => document.visibilityState === 'visible' && navigator.onLine,
  subscribe(onChange) {
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  },
};
