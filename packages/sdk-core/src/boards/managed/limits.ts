/** Characters of what administrators write of boards and zones. */
export const boardTextLimits = { name: 120, description: 2_000, alt: 300, reason: 300 } as const;

/** Merchants that a board takes at most. */
export const largestCapacity = 100;
