interface Press {
  readonly currentTarget: Element;
}

/** Where the reader of a search goes on after a press of something that goes away by it. */
export interface ReadOn {
  /** Gives the focus to what says how many there are. */
  focus(press: Press): HTMLElement | null | undefined;
  /** Acts on a press, then goes on there, in view. */
  after(act: () => void): (press: Press) => void;
}

/** Both are selectors: of the search around the press, and of the sentence over what is found. */
export function createReadOn(search: string, sentence: string): ReadOn {
  function focus({ currentTarget }: Press): HTMLElement | null | undefined {
    const head = currentTarget.closest(search)?.querySelector<HTMLElement>(sentence);
    head?.focus({ preventScroll: true });
    return head;
  }

  return {
    focus,
    after: (act) => (press) => {
      focus(press)?.scrollIntoView({ block: 'nearest' });
      act();
    },
  };
}
