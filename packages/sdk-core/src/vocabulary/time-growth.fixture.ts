/** The fastest of several runs, which nothing else on the machine has held up. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...times);
}

const pieces = 100;

/**
 * How many times as long a function takes for one input as for a hundred of a hundredth of its length:
 * about as long where it reads its input once, and about a hundred times where it begins anew at each
 * sign. Both take long enough for a clock, so that a busy machine doesn't blur one of them alone.
 */
export function measureGrowth(run: (length: number) => unknown, length: number): number {
  const inPieces = () => {
    for (let piece = 0; piece < pieces; piece += 1) run(length / pieces);
  };
  return fastest(() => run(length)) / fastest(inPieces);
}
