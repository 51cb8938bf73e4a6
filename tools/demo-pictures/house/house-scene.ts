import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { box, placed, type Solid, shadowless } from '../engine/solid.ts';
import { type Point, turned, type Vector } from '../engine/space.ts';
import { paintStage, type Sprite } from '../engine/stage.ts';
import { hills, skyline, treeline } from '../scene/backdrop.ts';
import { daylight, type Hour } from '../scene/daylight.ts';
import { lawn, paving, street } from '../scene/ground.ts';
import { nearLeaves, planting, shrub } from '../scene/plants.ts';
import { sky } from '../scene/sky.ts';
import { leafTree, type Season, spruce } from '../scene/trees.ts';
import { buildHouse } from './house.ts';
import type { HouseDesign } from './house-design.ts';
import { designOf } from './house-designs.ts';
import { doorPlace } from './house-walls.ts';

/** One house in its garden, seen from the street. */
interface HouseScene {
  readonly seed: number;
  readonly design: HouseDesign;
  readonly hour: Hour;
  readonly season: Season;
  /** Turn of the house in radians; positive shows its left side. */
  readonly turn: number;
  /** Distance of the camera from the front wall in metres. */
  readonly distance: number;
  readonly beyond: 'trees' | 'hills' | 'city';
}

/** Draws a house from the street, with drive, path, planting and trees. */
export function houseScene(scene: HouseScene): string {
  const random = seededRandom(scene.seed);
  const { design, season, turn } = scene;
  const light = daylight(scene.hour, turn > 0 ? 0.62 : -0.62);
  const inPlace = (x: number, z: number): Vector => turned([x, 0, z], turn);
  const camera = aimCamera({
    eye: [garageShift(design), 1.75, -scene.distance],
    fieldOfView: 58,
    horizon: 590,
  });
  return paintStage({
    camera,
    light,
    backdrop: [
      sky(random, scene.hour === 'overcast' ? 1 : random.between(0.3, 0.85)),
      ...distance(random, scene),
    ],
    ground: [
      lawn(random, season),
      street(-scene.distance - 3, -scene.distance + 2.8, season === 'winter'),
      sidewalk(scene),
      ...paths(design, season, inPlace),
    ],
    solids: [
      ...placed(buildHouse(random, design), [0, 0, 0], turn),
      ...neighbours(random, scene),
      ...(scene.seed % 7 === 1 && turn > 0 && season !== 'winter' ? frontFence(scene) : []),
    ],
    sprites: garden(random, scene, inPlace),
    veil:
      scene.seed % 3 === 0 && season !== 'winter'
        ? [
            nearLeaves(
              random,
              turn > 0 ? 'right' : 'left',
              season === 'autumn' ? '#b8682a' : '#4f7d36',
            ),
          ]
        : [],
  });
}

function sidewalk({ distance: away, season }: HouseScene): ReturnType<typeof paving> {
  const near = 6 - away;
  const stone = season === 'winter' ? '#d3d9e2' : '#bfb9ae';
  return paving(
    [
      [-60, near],
      [60, near],
      [60, near + 1.3],
      [-60, near + 1.3],
    ],
    stone,
  );
}

/** Plain houses on both sides, far enough to lie in haze. */
function neighbours(random: Random, { turn, season, beyond }: HouseScene): Solid[] {
  if (beyond === 'hills') return [];
  const roofColour = season === 'winter' ? '#e9eef6' : '#5a565c';
  return [-1, 1].flatMap((side) => {
    const design = designOf(random.whole(0, 40));
    const plain = { ...design, wing: 'none', garage: 'none', porch: 'none', dormers: 0 } as const;
    const house = buildHouse(random, { ...plain, roofColour });
    return shadowless(
      placed(house, [side * random.between(24, 27), 0, random.between(13, 18)], turn * 0.5),
    );
  });
}

/** A white picket fence along the sidewalk, open where the path and the drive cross it. */
function frontFence(scene: HouseScene): Solid[] {
  const { design } = scene;
  const z = 7.7 - scene.distance;
  const white = '#f3efe6';
  const open = [{ at: crossing(scene, doorPlace(design) - design.width / 2 + 0.2, z), half: 1.5 }];
  const drive = design.width / 2 + (design.width > 10 ? 2.9 : 1.9);
  if (design.garage !== 'none') {
    open.push({ at: crossing(scene, design.garage === 'left' ? -drive : drive, z), half: 4.4 });
  }
  const solids: Solid[] = [];
  for (let x = -13; x < 13; x += 0.24) {
    if (open.some(({ at, half }) => Math.abs(x - at) < half)) continue;
    solids.push(box([x, 0.06, z - 0.04], [0.11, 0.82, 0.03], white));
    for (const y of [0.25, 0.62]) solids.push(box([x, y, z], [0.24, 0.07, 0.05], white));
  }
  return solids;
}

/** Where a line that leaves the house at its own x crosses the distance z. */
function crossing({ turn }: HouseScene, x: number, z: number): number {
  const along = (z - x * Math.sin(turn)) / Math.cos(turn);
  return x * Math.cos(turn) - along * Math.sin(turn);
}

function garageShift(design: HouseDesign): number {
  if (design.garage === 'none') return 0;
  return design.garage === 'left' ? -2 : 2;
}

function distance(random: Random, scene: HouseScene): ReturnType<typeof treeline>[] {
  const woods = treeline(random, random.between(90, 130), scene.season);
  if (scene.beyond === 'hills')
    return [hills(random, 120, '#5f7d5a'), treeline(random, 70, scene.season)];
  if (scene.beyond === 'city') return [skyline(random, 190), woods];
  return [woods];
}

function paths(
  design: HouseDesign,
  season: Season,
  inPlace: (x: number, z: number) => Vector,
): ReturnType<typeof paving>[] {
  const flat = (points: readonly Point[]): Point[] =>
    points.map(([x, z]): Point => {
      const [placedX, , placedZ] = inPlace(x, z);
      return [placedX, placedZ];
    });
  const door = doorPlace(design) - design.width / 2;
  const stone = season === 'winter' ? '#cdd3dc' : '#b8b2a7';
  const list = [
    paving(
      flat([
        [door - 0.7, -2.6],
        [door + 0.7, -2.6],
        [door + 1.1, -16],
        [door - 0.5, -16],
      ]),
      stone,
    ),
  ];
  if (design.garage !== 'none') {
    const wide = design.width > 10 ? 5.4 : 3.4;
    const from = design.garage === 'left' ? -design.width / 2 - wide - 0.2 : design.width / 2 + 0.2;
    list.push(
      paving(
        flat([
          [from, -0.85],
          [from + wide, -0.85],
          [from + wide + 0.8, -22],
          [from - 0.8, -22],
        ]),
        season === 'winter' ? '#b9c0cb' : '#8f8d8a',
      ),
    );
  }
  return list;
}

function garden(
  random: Random,
  scene: HouseScene,
  inPlace: (x: number, z: number) => Vector,
): Sprite[] {
  const { design, season } = scene;
  const half = design.width / 2;
  const sprites: Sprite[] = [];
  const beside = design.garage === 'none' ? half : half + (design.width > 10 ? 5.8 : 3.8);
  const leftEdge = design.garage === 'left' ? -beside : -half;
  const rightEdge = design.garage === 'right' ? beside : half;
  const door = doorPlace(design) - half;
  const front = design.porch === 'full' ? -2.5 : design.wing === 'none' ? -0.8 : -2.3;
  const beds: [number, number][] = [
    [-half + 0.4, door - 1.6],
    [door + 1.6, half - 0.4],
  ];
  for (const [from, to] of beds) {
    if (to - from > 0.8)
      sprites.push(
        ...planting(
          random,
          inPlace(from, front),
          inPlace(to, front),
          random.between(0.6, 0.95),
          season,
        ),
      );
  }
  const tree = (at: Vector, height: number): Sprite =>
    random.chance(0.22)
      ? spruce(random, at, height * 1.15, season)
      : leafTree(random, at, height, season);
  sprites.push(
    tree(inPlace(leftEdge - random.between(3, 4.5), random.between(-1, 4)), random.between(7, 9.5)),
  );
  sprites.push(
    tree(inPlace(rightEdge + random.between(3, 5), random.between(2, 7)), random.between(7.5, 11)),
  );
  for (let index = 0; index < 5; index += 1) {
    sprites.push(tree([random.between(-24, 24), 0, random.between(16, 28)], random.between(8, 13)));
  }
  if (random.chance(0.3))
    sprites.push(
      leafTree(
        random,
        inPlace(door + random.pick([-5.4, 5.4]), -6),
        random.between(4, 5.2),
        season,
      ),
    );
  sprites.push(
    shrub(random, inPlace(leftEdge - 1.2, -0.5), 1.2, season),
    shrub(random, inPlace(rightEdge + 1.3, -0.4), 1.3, season),
  );
  return sprites;
}
