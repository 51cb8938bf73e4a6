/**
 * Returns milliseconds before another try: more each time, and never fewer than the server
 * requested. They differ by chance, so that the widgets of a page, and all its visitors, do not
 * come at once.
 */
export function pauseBefore(attempt: number, toldSeconds: number): number {
  const own = 100 * 2 ** attempt * (0.5 + Math.random());
  const told = toldSeconds * 500 * (1 + attempt);
  return Math.max(own, told * (1 + Math.random() / 2));
}

/** Waits so many milliseconds, or until the call is given up, which rejects. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    function end(): void {
      signal?.removeEventListener('abort', end);
      resolve();
    }
    setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
