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

function crosses([a, b]: [Corner, Corner], [c, d]: [Corner, Corner]): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn(a: Corner, b: Corner, c: Corner): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}
