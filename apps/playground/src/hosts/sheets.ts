import type { HostSwitch } from '../state/choices.ts';

/** The switches that are style sheets, in the order in which a page would load them. */
const sheets = ['tailwind', 'bootstrap', 'small-root', 'transform', 'zoom', 'unset'] as const;

/** Names of the style sheets of the switches that are on. */
export function hostSheets(hosts: readonly HostSwitch[]): readonly string[] {
  return sheets.filter((name) => hosts.includes(name));
}
