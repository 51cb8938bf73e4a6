import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports to the browser, and so to the form, what is wrong with a control; undefined where it is
 * right.
 */
export function useCustomValidity(error: string | undefined): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    control.current?.setCustomValidity(error ?? '');
  }, [error]);
  return control;
}
