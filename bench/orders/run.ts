import { measureLedgerDrift } from './ledger-drift.ts';
import { measureFaults, measureTimes } from './measure-orders.ts';

/** `pnpm bench:orders` measures everything, `pnpm bench:orders ledger times` only these. */
const parts = { ledger: measureLedgerDrift, times: measureTimes, faults: measureFaults };
const chosen = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, show] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) held.push(await show());
}
if (held.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
process.exitCode = held.every(Boolean) ? 0 : 1;
