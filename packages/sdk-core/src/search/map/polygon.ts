type Corner = readonly [lat: number, lng: number];

/** Whether a ring's sides meet at its corners only; the closing side is implied. */
export function isSimplePolygon(ring: readonly Corner[]): boolean {
  const sides = ring.map((corner, index): [Corner, Corner] => [
    corner,
    ring[(index + 1) % ring.length] ?? corner,
  ]);
  return sides.every((side, first) =>
    sides.every((other, second) => {
      const apart = Math.abs(first - second);
      const isNeighbour = apart <= 1 || apart === sides.length - 1;
      return isNeighbour || !crosses(side, other);
    }),
  );
}

/** In square degrees, about a square metre: less comes of rounding where all corners are on a line. */
const smallestArea = 1e-10;

/** Whether a ring encloses something: its corners are neither in one place nor on one line. */
export function hasArea(ring: readonly Corner[]): boolean {
  const [originLat, originLng] = ring[0] ?? [0, 0];
  const doubled = ring.reduce((sum, [lat, lng], index) => {
    const [nextLat, nextLng] = ring[(index + 1) % ring.length] ?? [lat, lng];
    return (
      sum + (lat - originLat) * (nextLng - originLng) - (nextLat - originLat) * (lng - originLng)
    );
  }, 0);
  return Math.abs(doubled) / 2 >= smallestArea;
}

function crosses([a, b]: [Corner, Corner], [c, d]: [Corner, Corner]): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn(a: Corner, b: Corner, c: Corner): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}
