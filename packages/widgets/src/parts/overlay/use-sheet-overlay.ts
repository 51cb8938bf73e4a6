import { useOverlay } from '../../element/mount/use-overlay.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

/** Lets Back close a dialog with a form where it is a sheet that covers a phone's window. */
export function useSheetOverlay(isOpen: boolean, close: () => void): void {
  const isNarrow = useNarrowWindow();
  useOverlay(isOpen && isNarrow, close);
}
