import { bar } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';
import { leafTree, spruce } from '../scene/trees.ts';

/** A lattice pylon with three arms. */
function pylon(height: number): Solid[] {
  const steel = '#8d969c';
  const solids: Solid[] = [];
  const half = (y: number): number => 2.6 * (1 - y / (height * 1.12)) + 0.25;
  for (let step = 0; step < 8; step += 1) {
    const y = (height * step) / 8;
    const next = (height * (step + 1)) / 8;
    for (const [a, b] of [
      [-1, 1],
      [1, -1],
    ] as const) {
      solids.push(
        bar([a * half(y), y, 0], [a * half(next), next, 0], 0.13, steel),
        bar([a * half(y), y, 0], [b * half(next), next, 0], 0.06, steel),
      );
    }
    solids.push(bar([-half(next), next, 0], [half(next), next, 0], 0.06, steel));
  }
  for (const y of [height * 0.68, height * 0.82, height * 0.96]) {
    solids.push(
      bar([-5, y, 0], [5, y, 0], 0.12, steel),
      bar([-5, y, 0], [0, y + 1.4, 0], 0.08, steel),
      bar([5, y, 0], [0, y + 1.4, 0], 0.08, steel),
    );
    for (const x of [-4.7, 4.7]) solids.push(bar([x, y, 0], [x, y - 1, 0], 0.1, '#6d4b3a'));
  }
  return solids;
}

/** Draws power lines over fields. */
export function powerLines(occasion: Occasion): string {
  const { season } = occasion;
  return outdoorScene(occasion, (random) => {
    const places = [
      [-7, 4, 26],
      [4, 34, 26],
      [14, 64, 26],
    ] as const;
    const wires: Solid[] = [];
    places.slice(1).forEach(([x, z, height], index) => {
      const [fromX = 0, fromZ = 0] = places[index] ?? [];
      for (const level of [0.68, 0.82, 0.96])
        for (const arm of [-4.7, 4.7]) {
          let last: [number, number, number] = [fromX + arm, height * level - 1, fromZ];
          for (let step = 1; step <= 5; step += 1) {
            const share = step / 5;
            const point: [number, number, number] = [
              fromX + (x - fromX) * share + arm,
              height * level - 1 - Math.sin(share * Math.PI) * 1.6,
              fromZ + (z - fromZ) * share,
            ];
            wires.push(bar(last, point, 0.035, '#3a3f45'));
            last = point;
          }
        }
    });
    return {
      camera: { height: 2, distance: 34, fieldOfView: 54, horizon: 770 },
      beyond: 'hills',
      ground: [],
      solids: [
        ...places.flatMap(([x, z, height]) => placed(pylon(height), [x, 0, z], 0.3)),
        ...wires.map((wire) => ({ ...wire, castsShadow: false })),
        ...placed(
          [
            box([0, 0, 0], [3, 2.2, 2.4], '#8f9a94'),
            box([0.4, 0, -0.1], [0.9, 1.8, 0.1], '#6d7a74'),
          ],
          [7, 0, -6],
          0.3,
        ),
      ],
      sprites: [
        leafTree(random, [-15, 0, 9], 8, season),
        leafTree(random, [14, 0, 2], 7, season),
        shrub(random, [5.4, 0, -6], 1.2, season),
        spruce(random, [17.5, 0, 6], 10, season),
      ],
    };
  });
}
