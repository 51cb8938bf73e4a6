/** A fact of what a form changes, in words. */
export interface ChangedFact {
  readonly label: string;
  readonly value: string;
}

/** The facts that are others now than before, as they are now; both are of the same labels. */
export function findChangedFacts(
  before: readonly ChangedFact[],
  now: readonly ChangedFact[],
): readonly ChangedFact[] {
  return now.filter(
    ({ label, value }) => before.find((one) => one.label === label)?.value !== value,
  );
}
