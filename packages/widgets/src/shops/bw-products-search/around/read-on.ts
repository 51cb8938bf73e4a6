interface Press {
  readonly currentTarget: Element;
}

/** The head of the products gets the focus, to read on there. */
export function focusSentence({ currentTarget }: Press): HTMLElement | null | undefined {
  const search = currentTarget.closest('.products-search');
  const head = search?.querySelector<HTMLElement>('.products-sentence');
  head?.focus({ preventScroll: true });
  return head;
}

/** Acts on a press of something that goes away by it: its reader goes on at the head, in view. */
export function readOnAfter(act: () => void): (press: Press) => void {
  return (press) => {
    focusSentence(press)?.scrollIntoView({ block: 'nearest' });
    act();
  };
}
