import { useLayoutEffect } from 'react';
import { useLatest } from '../shared/picture-list/use-latest.ts';

/** Listens for files that are pasted while nothing else of the page has the focus. */
export function usePastedFiles(
  host: HTMLElement | undefined,
  onPaste: (files: readonly File[]) => void,
): void {
  const latest = useLatest(onPaste);
  useLayoutEffect(() => {
    if (!host) return;
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0 || event.defaultPrevented || !isMeant(host)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [host, latest]);
}

/** The focus is within it, in whichever shadow root, or nowhere. */
function isMeant(host: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return host.matches(':focus-within');
}
