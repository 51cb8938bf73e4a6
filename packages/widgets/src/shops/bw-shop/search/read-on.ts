interface Press {
  readonly currentTarget: Element;
}

/** The sentence over what is found gets the focus, to read on there. */
export function focusCount({ currentTarget }: Press): HTMLElement | null | undefined {
  const found = currentTarget.closest('.shop-products');
  const sentence = found?.querySelector<HTMLElement>('.shop-count');
  sentence?.focus({ preventScroll: true });
  return sentence;
}

/** Acts on a press of something that goes away by it: its reader goes on at the sentence, in view. */
export function readOnAfter(act: () => void): (press: Press) => void {
  return (press) => {
    focusCount(press)?.scrollIntoView({ block: 'nearest' });
    act();
  };
}
