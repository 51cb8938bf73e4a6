import { median } from '../figures/figure.ts';

/** Percentiles of the milliseconds of calls. */
export interface Timings {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly calls: number;
  readonly perSecond: number;
}

/** Runs `call` for every item, so many at a time, and gathers the milliseconds that each says it took. */
export async function timeCalls<Item>(
  items: readonly Item[],
  connections: number,
  call: (item: Item) => Promise<number>,
): Promise<Timings> {
  const taken: number[] = [];
  const queue = items.values();
  const began = performance.now();

  async function work(): Promise<void> {
    for (const item of queue) {
      taken.push(await call(item));
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - began) / 1_000;
  taken.sort((a, b) => a - b);
  const percentile = (share: number) => round(taken[Math.ceil(taken.length * share) - 1] ?? 0);
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    calls: taken.length,
    perSecond: Math.round(taken.length / seconds),
  };
}

/** The median of each figure over several rounds of the same calls. */
export function medianTimings(rounds: readonly Timings[]): Timings {
  const middle = (name: keyof Timings) => median(rounds.map((timings) => timings[name]));
  return {
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    calls: middle('calls'),
    perSecond: middle('perSecond'),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
