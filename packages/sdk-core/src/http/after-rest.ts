/** Runs something after a rest, in milliseconds, in which nobody calls it off; answers how to. */
export function afterRest(rest: number, run: () => void): () => void {
  const timer = setTimeout(run, rest);
  return () => clearTimeout(timer);
}
