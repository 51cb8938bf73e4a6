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
 * Returns how many times as long a function takes for one input as for a hundred of a hundredth of
 * its length: about as long if it reads its input once, and about a hundred times if it restarts at
 * each character. Both take long enough for a clock, and the least of several rounds counts: a busy
 * machine holds up one of them in some, and not in all.
 */
export function measureGrowth(run: (length: number) => unknown, length: number): number {
  const inPieces = () => {
    for (let piece = 0; piece < pieces; piece += 1) run(length / pieces);
  };
  const rounds = Array.from({ length: 5 }, () => fastest(() => run(length)) / fastest(inPieces));
  return Math.min(...rounds);
}
