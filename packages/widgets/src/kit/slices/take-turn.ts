let last: Promise<void> = Promise.resolve();

/** Lets the browser paint and take input. */
export async function breathe(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves after all who came before, in a task of one's own: many at once make no long task. */
export function takeTurn(): Promise<void> {
  last = last.then(breathe);
  return last;
}
