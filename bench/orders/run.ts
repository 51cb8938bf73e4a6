import { parseArgs } from 'node:util';
import { measureLedgerDrift } from './ledger-drift.ts';
import { measureFaults, measureTimes } from './measure-orders.ts';

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many sequences of orders are played against the sandbox. */
    sequences: { type: 'string', default: '500' },
  },
});
const sequences = Number(values.sequences);
if (!Number.isSafeInteger(sequences) || sequences < 1) {
  throw new Error(`Expected a number of sequences, got ${values.sequences}.`);
}

/**
 * `pnpm bench:orders` measures everything, `pnpm bench:orders ledger times` only these,
 * `pnpm bench:orders ledger --sequences 20` fewer orders.
 */
const parts = {
  ledger: () => measureLedgerDrift({ pure: 20_000, sandbox: sequences }),
  times: measureTimes,
  faults: measureFaults,
};
const held: boolean[] = [];
for (const [name, show] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) held.push(await show());
}
if (held.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
process.exitCode = held.every(Boolean) ? 0 : 1;
