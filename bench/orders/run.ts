import { measureLedgerDrift } from './ledger-drift.ts';

/** `pnpm bench:orders` measures everything, `pnpm bench:orders ledger` only this. */
const parts = { ledger: measureLedgerDrift };
const chosen = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, show] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) held.push(show());
}
if (held.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
process.exitCode = held.every(Boolean) ? 0 : 1;
