/** How many listings one person can keep. */
export const maximumFavourites = 2_000;
