/** How exactly the public learns where a listing is. */
export const positionPrecisions = ['exact', 'area', 'city'] as const;
export type PositionPrecision = (typeof positionPrecisions)[number];

/** Degrees of the grid on which the public sees a place of which it learns the area alone: 1 km. */
export const areaDegrees = 0.01;
