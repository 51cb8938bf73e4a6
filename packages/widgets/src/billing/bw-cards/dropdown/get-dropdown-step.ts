type Step = (from: number, places: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (from, places) => Math.min(from + 1, places - 1),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, places) => places - 1,
};

/** Where a key leads in a list that opens; undefined where it leads nowhere. */
export function getDropdownStep(key: string): Step | undefined {
  return steps[key];
}
