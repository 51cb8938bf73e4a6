import { useRef } from 'preact/hooks';

/** A function for effects that always runs the latest callback. */
export function useEffectEvent<Input extends unknown[], Output>(
  callback: (...input: Input) => Output,
): (...input: Input) => Output {
  const latest = useRef(callback);
  latest.current = callback;
  return (...input) => latest.current(...input);
}
