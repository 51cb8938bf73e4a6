import { afterAll, beforeAll } from 'vitest';

let current: readonly string[] = [];

/**
 * Has what this file's tests show look as it does in widgets: `import styles from
 * './menu.test.tsx?styles'` gathers what the parts that the file imports look like.
 */
export function showWith(styles: readonly string[]): void {
  beforeAll(() => {
    current = styles;
  });
  afterAll(() => {
    current = [];
  });
}

/** The styles of the file that is tested. */
export function gatheredStyles(): readonly string[] {
  return current;
}
