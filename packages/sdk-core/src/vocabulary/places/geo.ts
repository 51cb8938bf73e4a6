import * as z from 'zod/mini';

export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));

/** A position in degrees (WGS 84). */
export const point = z.strictObject({ lat: latitude, lng: longitude });
export type Point = z.output<typeof point>;

/** A box in degrees; `west` greater than `east` crosses the antimeridian. */
export const bounds = z
  .strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })
  .check(
    z.refine((box) => box.south <= box.north, { path: ['south'], error: 'south is above north' }),
  );
export type Bounds = z.output<typeof bounds>;
