/** Takes the focus as it is shown: what had it, a step of the purchase, is gone. */
export function takeFocus(outcome: HTMLElement | null): void {
  outcome?.focus();
}
