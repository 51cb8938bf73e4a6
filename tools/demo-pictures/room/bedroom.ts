import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker, lighter, mix } from '../engine/colour.ts';
import type { Studio } from '../engine/pen.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { rug } from './flooring.ts';
import { armchair, cabinet, cushion, pendant, tableLamp } from './furniture.ts';
import { houseplant } from './houseplant.ts';
import { artPalette, type InteriorStyle } from './interior-style.ts';
import { halo } from './lamp-halo.ts';
import type { InteriorScene } from './living-room.ts';
import { paintRoom } from './room.ts';
import { framed, slats, together } from './wall-art.ts';

/** Draws a bedroom: bed with linen and cushions, nightstands with lamps, dresser or chair, plant. */
export function bedroom(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = random.between(4.6, 5.3);
  const depth = random.between(4.3, 4.8);
  const height = random.between(2.5, 2.8);
  const bedX = mirror * 0.35;
  const solids: Solid[] = placed(bed(random, style), [bedX, 0, depth - 2.12]);
  for (const side of [-1, 1]) {
    const x = bedX + side * 1.2;
    solids.push(...placed(cabinet(0.48, 0.5, 0.4, style.wood, 1, 2), [x, 0, depth - 0.46]));
    solids.push(
      ...placed(tableLamp(style.textile, side > 0 ? style.accent : style.metal, evening), [
        x,
        0.5,
        depth - 0.25,
      ]),
    );
  }
  const plant = houseplant(
    random,
    [-mirror * (width / 2 - 0.45), 0, depth - 0.6],
    random.between(1, 1.4),
    '#e4ddd0',
    random.pick(['broad', 'blades', 'fern'] as const),
  );
  solids.push(...plant.solids);
  if (random.chance(0.5))
    solids.push(
      ...placed(armchair(style.accent, style.wood), [-mirror * 1.75, 0, depth - 2.5], mirror * 0.9),
    );
  else
    solids.push(
      ...placed(
        cabinet(1.3, 0.85, 0.46, style.wood, 2, 3),
        [mirror * (width / 2 - 0.48), 0, depth - 2.3],
        mirror * -1.5708,
      ),
    );
  if (random.chance(0.4))
    solids.push(
      ...placed(pendant(height, height - 0.4, style.accent, 0.22), [bedX, 0, depth - 1.6]),
    );
  const art = framed(
    random,
    width / 2 + bedX,
    1.85,
    random.between(0.9, 1.3),
    0.7,
    artPalette(style, random),
  );
  const panel = slats(width / 2 + bedX - 1.6, 3.2, 1.35, mix(style.feature, style.wood, 0.5), 0.16);
  const veil: ((studio: Studio) => void)[] = evening
    ? [
        halo([bedX - 1.2, 0.9, depth - 0.25], 330, 0.5),
        halo([bedX + 1.2, 0.9, depth - 0.25], 330, 0.5),
      ]
    : [];
  return paintRoom(
    random,
    {
      ...style,
      width,
      depth,
      height,
      evening,
      season: scene.season,
      city: scene.city,
      windows: [
        {
          wall: mirror > 0 ? 'left' : 'right',
          at: mirror > 0 ? depth * 0.6 : depth * 0.4,
          sill: 0.65,
          width: 1.8,
          height: 1.55,
          curtain: style.textile,
          panes: [2, 1],
        },
      ],
      decor: { back: random.chance(0.4) ? together(panel, art) : art },
      mats: [
        rug(
          bedX,
          depth - 2.1,
          2.9,
          1.9,
          lighter(style.textile, 0.2),
          style.accent,
          random.pick(['plain', 'stripes', 'border'] as const),
        ),
      ],
      veil,
    },
    aimCamera({
      eye: [-mirror * 0.5, 1.35, -0.75],
      heading: mirror * random.between(0.02, 0.1),
      fieldOfView: 62,
      horizon: 430,
    }),
    solids,
    [plant.sprite],
  );
}

function bed(random: Random, style: InteriorStyle): Solid[] {
  const half = 0.82;
  const long = 2.1;
  const linen = random.pick(['#f4efe6', '#eceff1', lighter(style.textile, 0.35)]);
  const cover = random.pick([style.main, style.accent, style.feature]);
  const head = random.chance(0.5)
    ? cushion(darker(style.main, 0.12), 0.05)
    : { colour: style.wood, soft: 0.012 };
  const solids: Solid[] = [
    box([-half - 0.1, 0.35, long - 0.12], [half * 2 + 0.2, random.between(0.65, 0.9), 0.1], head),
    box([-half - 0.02, 0.12, 0.02], [half * 2 + 0.04, 0.2, long - 0.16], {
      colour: style.wood,
      soft: 0.01,
    }),
    box([-half + 0.04, 0.36, 0.06], [half * 2 - 0.08, 0.14, long - 0.26], cushion(linen, 0.05)),
    box([-half + 0.02, 0.34, 0.04], [half * 2 - 0.04, 0.22, 1.22], {
      ...cushion(lighter(cover, 0.12), 0.05),
      decorate: (pen) => {
        for (let u = 0.2; u < 1.6; u += 0.34)
          pen.line(
            [
              [u, 0],
              [u + 0.05, 0.6],
              [u - 0.02, 1.3],
            ],
            0.02,
            darker(cover, 0.3),
            { opacity: 0.18 },
          );
      },
    }),
    box([-half + 0.01, 0.35, 0.3], [half * 2 - 0.02, 0.24, 0.46], cushion(cover, 0.04)),
  ];
  for (const x of [-half + 0.12, 0.08]) {
    solids.push(box([x, 0.56, long - 0.46], [0.62, 0.32, 0.14], cushion(linen, 0.06)));
    solids.push(
      box(
        [x + 0.08, 0.56, long - 0.66],
        [0.46, 0.28, 0.12],
        cushion(x < 0 ? style.accent : lighter(style.accent, 0.25), 0.05),
      ),
    );
  }
  return solids;
}
