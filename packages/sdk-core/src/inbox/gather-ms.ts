/**
 * Milliseconds within which changes of an inbox are one: users in a conversation wait for an
 * answer.
 */
export const gatherMs = 50;
