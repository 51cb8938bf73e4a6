interface Press {
  readonly currentTarget: Element;
}

/** The head of the results gets the focus; without a head there is nothing to read on. */
export function focusHead({ currentTarget }: Press): HTMLElement | null | undefined {
  const search = currentTarget.closest('.search');
  const head = search?.querySelector<HTMLElement>('.results-sentence');
  head?.focus({ preventScroll: true });
  return head;
}

/**
 * Acts on a press of something that goes away by it: the user who pressed it reads on at the head,
 * which comes into view.
 */
export function moveFocusAfter(act: () => void): (press: Press) => void {
  return (press) => {
    focusHead(press)?.scrollIntoView({ block: 'nearest' });
    act();
  };
}
