import { ensureWidget } from '../../element/environment/registry.ts';
import type { AnyWidget } from '../../element/mount/widget-context.ts';

/** Opens a widget that is a dialog, from within another, until it says that it is closed. */
export async function openDialog({ host }: Pick<AnyWidget, 'host'>, tag: string): Promise<void> {
  const frame = host.element?.shadowRoot?.querySelector('.bw-frame');
  if (!frame || frame.querySelector(tag)) return;
  const dialog = document.createElement(tag);
  dialog.addEventListener(`${tag}-closed`, () => dialog.remove());
  frame.append(dialog);
  await ensureWidget(tag);
}
