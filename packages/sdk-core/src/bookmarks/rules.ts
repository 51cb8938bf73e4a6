/** How many listings one person can keep. */
export const maximumBookmarks = 2_000;
