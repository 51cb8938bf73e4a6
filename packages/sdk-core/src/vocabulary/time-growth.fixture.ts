/** The fastest of several runs, which nothing else on the machine has held up. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/**
 * How many times as long a function takes for an input ten times as long: about ten times where it
 * reads its input once, and a hundred times where it begins anew at each sign.
 */
export function measureGrowth(run: (length: number) => unknown, length: number): number {
  return fastest(() => run(length)) / fastest(() => run(length / 10));
}
