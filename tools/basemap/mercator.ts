/** A position as shares of the square world map: 0,0 is its north-west corner. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Radius of the mean Earth times 2π, in metres. */
const circumference = 40_030_173;

/** Web Mercator of a position in degrees. */
export function project(lat: number, lng: number): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI,
  };
}

/** The share of the world's width that some metres take at a latitude. */
export function projectLength(metres: number, lat: number): number {
  return metres / (circumference * Math.cos((lat * Math.PI) / 180));
}

/** West, south, east and north edge of a tile in degrees. */
export function tileEdges(z: number, x: number, y: number) {
  const count = 2 ** z;
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitudeAt(y / count),
    south: latitudeAt((y + 1) / count),
  };
}

function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
