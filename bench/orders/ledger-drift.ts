import { countDrift } from '@boardwalk/sdk-core/ledger/play-steps.fixture';
import { printFigure } from '../figures/figure.ts';

const sequences = 20_000;

/**
 * Prints how many drawn sequences of sales and reversals leave sums in the ledger that differ from
 * those of books without entries; whether none does.
 */
export function measureLedgerDrift(): boolean {
  return printFigure({ id: 'ledger.drift', value: countDrift(sequences), unit: '1', limit: 0 });
}
