/** Milliseconds within which changes of an inbox are one: whoever talks to somebody waits for an answer. */
export const gatherMs = 50;
