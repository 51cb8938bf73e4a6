import { useEffect, useRef } from 'react';

interface HiddenValueProps {
  readonly name: string;
  /** What the form reads. */
  readonly value: string;
  /** The names of other fields that are filled in with it, whose errors go as it changes. */
  readonly fills?: readonly string[];
}

/**
 * Passes the value of a field of several controls to its form, which is notified of each change as
 * of any other field's.
 */
export function HiddenValue({ name, value, fills }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const heard = useRef(value);

  useEffect(() => {
    if (heard.current === value) return;
    heard.current = value;
    // An effect may run in the middle of the next rendering: the form is read once that is through.
    queueMicrotask(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }, [value]);

  return (
    <input ref={input} type="hidden" name={name} value={value} data-fills={fills?.join(' ')} />
  );
}
