import { useOverlay } from '../../element/mount/use-overlay.ts';
import { useWidget } from '../../element/mount/widget-context.ts';
import { requestClose } from '../../kit/dialog/request-close.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

/** Lets Back close a dialog with a form where it is a sheet that covers a phone's window. */
export function useSheetOverlay(isOpen: boolean, close: () => void): void {
  const { host } = useWidget();
  const isNarrow = useNarrowWindow();
  useOverlay(isOpen && isNarrow, () => {
    const dialog = host.element?.shadowRoot?.querySelector('dialog[open]') ?? null;
    return requestClose(dialog, close);
  });
}
