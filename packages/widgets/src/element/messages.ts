/** What the wrapper itself says. */
export const elementMessages = {
  catalogue: 'element',
  unavailable: 'This part of the page can’t be shown right now.',
} as const;
