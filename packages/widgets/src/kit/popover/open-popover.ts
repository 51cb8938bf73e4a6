/** Opens a popover where it is on a page: an effect may run after its widget was taken off. */
export function openPopover(element: HTMLElement): void {
  if (element.isConnected) element.showPopover();
}
