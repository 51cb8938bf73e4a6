import { countDrift } from '@boardwalk/sdk-core/ledger/play-steps.fixture';
import { printFigure } from '../figures/figure.ts';
import { runTests } from './run-tests.ts';

/** How many sequences are drawn: of sales against the rules, of orders against the sandbox. */
export interface DrawnSequences {
  readonly pure: number;
  readonly sandbox: number;
}

/**
 * Prints how many sums differ: sequences of sales and reversals after which the rules of the ledger and
 * books without entries do, and accounts of which the ledger and the sandbox's books do, after orders
 * that were declined, tried again, cancelled, given back and disputed; whether none does.
 */
export async function measureLedgerDrift({ pure, sandbox }: DrawnSequences): Promise<boolean> {
  const { figures, hasPassed } = await runTests(['books/ledger-drift'], {
    BENCH_SEQUENCES: String(sandbox),
  });
  const value = countDrift(pure) + (figures.get('books.drift') ?? Number.NaN);
  const previews = figures.get('refund.preview.diff') ?? Number.NaN;
  const held = [
    printFigure({ id: 'ledger.drift', value, unit: '1', limit: 0 }),
    printFigure({ id: 'refund.preview.diff', value: previews, unit: '1', limit: 0 }),
  ];
  return hasPassed && held.every(Boolean);
}
