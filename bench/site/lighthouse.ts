import lighthouse, { defaultConfig } from 'lighthouse';
import { median } from '../figures/figure.ts';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
} as const;

type Category = keyof typeof categories;

const runs = 3;

/** Scores from 0 to 100, and what cost points. */
export interface Scores {
  readonly scores: Readonly<Record<Category, number>>;
  readonly faults: readonly string[];
}

/**
 * Lighthouse's mobile scores of a page, each the median of some runs. Its slow-down of the processor
 * is what makes this machine as slow as the reference machine at 4×
 * (0027-throttle-of-the-bench.md).
 */
export async function scorePage(
  address: string,
  port: number,
  measureThrottle: () => Promise<number>,
): Promise<Scores> {
  const results: Scores[] = [];
  while (results.length < runs) {
    results.push(await runOnce(address, port, await measureThrottle()));
  }
  const middle = (name: Category) => median(results.map(({ scores }) => scores[name]));
  return {
    scores: {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      practices: middle('practices'),
      seo: middle('seo'),
    },
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

async function runOnce(address: string, port: number, throttle: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(categories),
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: throttle },
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const scoreOf = (name: Category) =>
    Math.round((lhr.categories[categories[name]]?.score ?? Number.NaN) * 100);
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const faults = weighed.flatMap((id) => {
    const audit = lhr.audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${id}: ${audit.displayValue ?? audit.title}`]
      : [];
  });
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      practices: scoreOf('practices'),
      seo: scoreOf('seo'),
    },
    faults,
  };
}
