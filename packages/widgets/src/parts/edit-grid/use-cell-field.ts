import { useRef, useState } from 'react';

/** The text that is written in a cell; undefined while nobody writes. */
export function useCellField() {
  const [typed, show] = useState<string>();
  // A field that goes loses the focus, which ends it once more.
  const current = useRef<string | undefined>(undefined);

  function type(text: string | undefined): void {
    current.current = text;
    show(text);
  }

  return {
    ...{ typed, type },
    /** Closes the field; answers what was written, once. */
    take(): string | undefined {
      const text = current.current;
      type(undefined);
      return text;
    },
  };
}
