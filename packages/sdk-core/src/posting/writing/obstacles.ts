/** What stands between somebody and posting: a profile that is not complete, or a group that one has to be in. */
export const postingObstacles = ['profile', 'merchants', 'city_administrators'] as const;
export type PostingObstacle = (typeof postingObstacles)[number];
