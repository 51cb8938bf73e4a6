import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` as a field is left. Where a press leaves it, that comes first to what is pressed:
 * what `onLeave` shows may move it away from under the pointer. A form that is sent by the press has
 * what `onLeave` has changed.
 */
export function useLeave(field: RefObject<HTMLInputElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let isPressing = false;
    let isLeft = false;

    function end(): void {
      if (!isLeft) return;
      isLeft = false;
      // Rendered before the press does what it is for: browsers run microtasks between the two.
      leave();
    }

    addEventListener('mousedown', () => (isPressing = true), options);
    for (const released of ['mouseup', 'dragend']) {
      addEventListener(
        released,
        () => {
          isPressing = false;
          // The click, if there is one, comes right after it.
          setTimeout(end);
        },
        options,
      );
    }
    addEventListener('click', end, options);
    field.current?.addEventListener(
      'blur',
      () => {
        isLeft = true;
        if (!isPressing) end();
      },
      options,
    );
    return () => listening.abort();
  }, [field]);
}
