import { expect, test } from 'vitest';
import { findDomClasses } from './find-dom-classes.ts';

test.each(['target instanceof Element', 'press instanceof KeyboardEvent', 'x instanceof File'])(
  '“%s” is false for what a frame has made',
  (asked) => {
    expect(findDomClasses(`const a = 1;\nif (${asked}) act();`)).toEqual([2]);
  },
);

test.each(['error instanceof Problem', 'error instanceof Error', 'an Event instanceof nothing'])(
  '“%s” is no matter of windows',
  (asked) => {
    expect(findDomClasses(asked)).toEqual([]);
  },
);
