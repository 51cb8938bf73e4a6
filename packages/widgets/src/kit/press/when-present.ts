import { isPresent } from './press-guard.ts';

/** Calls back once, as soon as the window is in front of somebody; answers how to call it off. */
export function whenPresent(act: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const look = () => {
    if (signal.aborted || !isPresent()) return;
    life.abort();
    act();
  };
  addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return () => life.abort();
}
