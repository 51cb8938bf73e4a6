import type { ProcessReading } from './list-processes.ts';

/** CPU seconds that one process used since the readings before, with its ended children's. */
export interface Usage {
  readonly process: ProcessReading;
  /** Processes above it up to the root of the tree, the nearest first. */
  readonly ancestors: readonly ProcessReading[];
  readonly seconds: number;
}

/**
 * Follows the CPU time of a process and all that descend from it, by readings one after another.
 * A process that ends between two readings counts through the parent that reads its end; one that
 * loses its parent stays in the tree.
 */
export class CpuMeter {
  readonly #root: number;
  #last = new Map<number, ProcessReading>();

  constructor(root: number) {
    this.#root = root;
  }

  /** What each process used since the readings before; since its start where there were none. */
  read(readings: readonly ProcessReading[]): Usage[] {
    const tree = this.#findTree(readings);
    const counted = this.#sumEnded(tree);
    const usages = [...tree.values()].map((process) => {
      const before = this.#last.get(process.pid);
      const isFirst = before?.startedAt !== process.startedAt;
      const own = process.ownSeconds - (isFirst ? 0 : before.ownSeconds);
      const ended = process.endedChildrenSeconds - (isFirst ? 0 : before.endedChildrenSeconds);
      const seconds = own + Math.max(0, ended - (counted.get(process.pid) ?? 0));
      return { process, ancestors: ancestorsOf(process, tree), seconds };
    });
    this.#last = tree;
    return usages;
  }

  #findTree(readings: readonly ProcessReading[]): Map<number, ProcessReading> {
    const all = new Map(readings.map((one) => [one.pid, one]));
    const isIn = (one: ProcessReading | undefined, depth = 0): boolean => {
      if (one === undefined || depth > all.size) return false;
      if (one.pid === this.#root) return true;
      if (this.#last.get(one.pid)?.startedAt === one.startedAt) return true;
      return isIn(all.get(one.parent), depth + 1);
    };
    return new Map([...all].filter(([, one]) => isIn(one)));
  }

  /** By process that still runs: what was counted already of those below it that have ended. */
  #sumEnded(tree: ReadonlyMap<number, ProcessReading>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const ended of this.#last.values()) {
      if (tree.get(ended.pid)?.startedAt === ended.startedAt) continue;
      const above = ancestorsOf(ended, this.#last).find(
        ({ pid, startedAt }) => tree.get(pid)?.startedAt === startedAt,
      );
      if (above === undefined) continue;
      const seconds = ended.ownSeconds + ended.endedChildrenSeconds;
      sums.set(above.pid, (sums.get(above.pid) ?? 0) + seconds);
    }
    return sums;
  }
}

function ancestorsOf(
  process: ProcessReading,
  tree: ReadonlyMap<number, ProcessReading>,
): ProcessReading[] {
  const ancestors: ProcessReading[] = [];
  for (
    let above = tree.get(process.parent);
    above && !ancestors.includes(above);
    above = tree.get(above.parent)
  ) {
    ancestors.push(above);
  }
  return ancestors;
}
