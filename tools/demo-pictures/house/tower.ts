import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { letters } from '../engine/lettering.ts';
import { box, placed, type Solid, shadowless } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { block, type Grid } from './facade.ts';
import type { Opening } from './opening.ts';
import { BLOCKS, LOFTS, RETIREMENTS, TOWERS, type TowerLook } from './tower-looks.ts';

const STOREY = 3;

function build(random: Random, look: TowerLook, sign: string): Solid[] {
  const { width, depth, storeys } = look;
  const columns = Math.round(width / (look.glassy ? 2.2 : 2.9));
  const grid: Grid = {
    columns,
    rows: storeys - 1,
    windowWidth: look.glassy ? (width / columns) * 0.84 : 1.5,
    windowHeight: look.glassy ? 2.3 : 1.6,
    first: look.glassy ? 0.35 : 0.8,
    step: STOREY,
    frame: look.frame,
    panes: look.glassy ? [2, 1] : [2, 2],
    kind: look.glassy ? 'glass' : 'window',
  };
  const lobby: Opening[] = [];
  for (let u = 1; u < width - 1.6; u += 2.4)
    lobby.push({
      kind: 'glass',
      u,
      v: 0.2,
      width: 2,
      height: 2.8,
      colour: look.frame,
      panes: [2, 1],
      lamp: 1,
    });
  const base = darker(look.colour, 0.28);
  const solids = [
    ...block(random, {
      left: -width / 2 - 0.5,
      front: -0.5,
      base: 0,
      width: width + 1,
      height: 3.6,
      depth: depth + 1,
      cladding: 'stone',
      colour: base,
      extra: lobby,
      parapet: 0.3,
    }),
    ...block(random, {
      left: -width / 2,
      front: 0,
      base: 3.9,
      width,
      height: (storeys - 1) * STOREY + 0.4,
      depth,
      cladding: look.cladding,
      colour: look.colour,
      grid,
      parapet: 0.7,
      trim: lighter(look.colour, 0.2),
    }),
    box([-3, 3.9 + storeys * STOREY - 1.9, depth * 0.3], [6, 2.4, 5], darker(look.colour, 0.15)),
    box(
      [-2.6, 2.9, -2.6],
      [5.2, 0.28, 2.1],
      { colour: look.frame },
      {
        front: {
          colour: look.frame,
          decorate: (pen) => letters(pen, sign, 2.6, 0.14, 0.17, '#f6efdf', true),
        },
      },
    ),
    box([-2.4, 0, -2.5], [0.16, 2.9, 0.16], look.frame),
    box([2.24, 0, -2.5], [0.16, 2.9, 0.16], look.frame),
  ];
  if (look.balconies) solids.push(...balconies(look, columns));
  return solids;
}

function balconies(look: TowerLook, columns: number): Solid[] {
  const solids: Solid[] = [];
  const wide = (look.width / columns) * 1.7;
  for (let row = 1; row < look.storeys - 1; row += 1) {
    for (let column = 0; column + 1 < columns; column += look.glassy ? 4 : 3) {
      const x = -look.width / 2 + (look.width * (column + 1)) / columns - wide / 2;
      const y = 3.9 + row * STOREY - 0.1;
      solids.push(box([x, y, -1.3], [wide, 0.16, 1.29], lighter(look.colour, 0.25)));
      solids.push(
        ...shadowless([
          box([x, y + 0.2, -1.3], [wide, 0.95, 0.05], {
            colour: look.glassy ? '#a9c0cc' : look.frame,
            decorate: (pen) => {
              for (let u = 0.1; u < wide; u += look.glassy ? 1.1 : 0.22)
                pen.rect(u, 0, 0.05, 0.95, look.glassy ? '#ffffff' : darker(look.colour, 0.5), {
                  opacity: 0.55,
                });
            },
          }),
        ]),
      );
    }
  }
  return solids;
}

function scene(
  occasion: Occasion,
  looks: readonly TowerLook[],
  sign: string,
  tall: boolean,
): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => {
    const look = looks[variant % looks.length];
    if (!look) throw new Error(`expected a whole number for a tower, got ${variant}`);
    const neighbour = looks[(variant + 2) % looks.length] ?? look;
    const distance = tall ? 18 + look.storeys * 2.95 : 16 + look.storeys * 2.7;
    const inFront = (x: number, z: number) => turned([x, 0, z], turn);
    return {
      camera: { height: tall ? 2.2 : 1.8, distance, fieldOfView: 60, horizon: tall ? 820 : 660 },
      beyond: 'city',
      ground: [
        paving(
          [
            [-40, -12],
            [40, -12],
            [40, 3],
            [-40, 3],
          ],
          season === 'winter' ? '#d6dbe3' : '#bdb8af',
          2,
        ),
        street(-22, -13, season === 'winter'),
      ],
      solids: [
        ...placed(build(random, look, sign), [0, 0, 0], turn),
        ...(tall
          ? placed(
              build(random, { ...neighbour, storeys: Math.max(6, neighbour.storeys - 5) }, ''),
              [turn > 0 ? 33 : -33, 0, 26],
              turn * 0.4,
            )
          : []),
      ],
      sprites: [
        ...planting(random, inFront(-look.width / 2, -2.2), inFront(-4, -2.2), 0.9, season),
        ...planting(random, inFront(4, -2.2), inFront(look.width / 2, -2.2), 0.9, season),
        leafTree(random, inFront(-look.width / 2 - 3, -3), random.between(6, 8), season),
        leafTree(random, inFront(look.width / 2 + 3.5, -3), random.between(6, 8), season),
        leafTree(random, inFront(-look.width * 0.3, -7), random.between(4.4, 5.4), season),
      ],
    };
  });
}

/** Draws a condominium tower above a street. */
export function condoTower(occasion: Occasion): string {
  return scene(occasion, TOWERS, 'THE HARBOUR', true);
}

/** Draws a low apartment building with balconies. */
export function apartmentBlock(occasion: Occasion): string {
  return scene(occasion, BLOCKS, 'MAPLE COURT', false);
}

/** Draws a student residence. */
export function studentResidence(occasion: Occasion): string {
  return scene(
    occasion,
    [
      {
        storeys: 6,
        width: 24,
        depth: 13,
        colour: '#b5583f',
        cladding: 'brick',
        frame: '#2f3a44',
        balconies: false,
        glassy: false,
      },
      {
        storeys: 5,
        width: 24,
        depth: 13,
        colour: '#e0ddd2',
        cladding: 'stucco',
        frame: '#c7742f',
        balconies: false,
        glassy: true,
      },
    ],
    'CAMPUS HALL',
    false,
  );
}

/** Draws an office building. */
export function officeBuilding(occasion: Occasion): string {
  return scene(
    occasion,
    [
      {
        storeys: 7,
        width: 24,
        depth: 15,
        colour: '#8fa3ae',
        cladding: 'stucco',
        frame: '#33404b',
        balconies: false,
        glassy: true,
      },
      {
        storeys: 5,
        width: 26,
        depth: 14,
        colour: '#b7a58b',
        cladding: 'stone',
        frame: '#3b352e',
        balconies: false,
        glassy: false,
      },
      {
        storeys: 9,
        width: 22,
        depth: 16,
        colour: '#5a6a73',
        cladding: 'stucco',
        frame: '#20282e',
        balconies: false,
        glassy: true,
      },
    ],
    'LAKESHORE 200',
    occasion.variant % 3 === 2,
  );
}

/** Draws an old factory whose floors have become homes. */
export function loftBuilding(occasion: Occasion): string {
  return scene(occasion, LOFTS, 'THE FOUNDRY', false);
}

/** Draws a residence for older people. */
export function retirementResidence(occasion: Occasion): string {
  return scene(occasion, RETIREMENTS, 'ROSE MANOR', false);
}
