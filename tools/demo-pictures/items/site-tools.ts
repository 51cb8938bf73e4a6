import { darker, lighter } from '../engine/colour.ts';
import { ball, bar, lathe } from '../engine/lathe.ts';
import { box, pushedAlongZ, type Solid } from '../engine/solid.ts';

/** A bucket with sprays, sponge and gloves. */
export function cleaningBucket(colour: string): Solid[] {
  const spray = (x: number, z: number, tone: string): Solid[] => [
    ...lathe(
      [x, 0, z],
      [
        [0, 0.05],
        [0.14, 0.05],
        [0.18, 0.02],
        [0.2, 0.02],
      ],
      tone,
    ),
    box([x - 0.055, 0.2, z - 0.02], [0.1, 0.04, 0.04], { colour: '#f4f2ec', soft: 0.005 }),
    bar([x - 0.04, 0.2, z], [x - 0.05, 0.14, z], 0.008, '#f4f2ec'),
  ];
  return [
    ...lathe(
      [-0.1, 0, 0.04],
      [
        [0, 0.13],
        [0.26, 0.17],
        [0.28, 0.18],
      ],
      colour,
      { sides: 32 },
    ),
    ...lathe(
      [-0.1, 0.24, 0.04],
      [
        [0, 0.155],
        [0.004, 0.155],
      ],
      '#cfe3ea',
      { sides: 30 },
    ),
    ...ball([-0.15, 0.28, 0.02], 0.05, '#ffffff'),
    ...ball([-0.06, 0.28, 0.0], 0.06, '#f7fbfc'),
    ...ball([-0.09, 0.28, 0.1], 0.05, '#ffffff'),
    ...spray(0.22, 0.1, '#3f7790'),
    ...spray(0.36, 0.02, '#6d8f4a'),
    box([0.08, 0, -0.2], [0.18, 0.06, 0.11], { colour: '#e7c24d', soft: 0.012 }),
    box([0.08, 0.06, -0.2], [0.18, 0.015, 0.11], '#5d7558'),
  ];
}

/** A wheelbarrow with earth and a spade. */
export function wheelbarrow(colour: string): Solid[] {
  return [
    ...lathe(
      [-0.5, 0.17, 0],
      [
        [-0.04, 0.16],
        [0.04, 0.16],
      ],
      '#26282c',
      { axis: 'z', sides: 28 },
    ),
    ...lathe(
      [-0.5, 0.17, -0.045],
      [
        [0, 0.07],
        [0.005, 0.07],
      ],
      colour,
      { axis: 'z', sides: 18 },
    ),
    ...[-0.2, 0.2].flatMap((z) => [
      bar([-0.5, 0.17, z * 0.4], [0.75, 0.5, z * 1.2], 0.018, '#8a6239'),
      bar([0.25, 0, z], [0.2, 0.36, z], 0.018, '#3a3d42'),
    ]),
    pushedAlongZ(
      [
        [-0.36, 0.26],
        [0.22, 0.34],
        [0.42, 0.62],
        [-0.6, 0.56],
      ],
      -0.28,
      0.28,
      { colour, soft: 0.012 },
    ),
    ...ball([-0.08, 0.56, 0], 0.33, '#5b4030', 0.16),
    bar([0.6, 0, 0.34], [0.66, 1, 0.42], 0.018, '#b98d5e'),
    box([0.5, 0, 0.3], [0.2, 0.26, 0.02], { colour: '#8d9195', soft: 0.01 }),
  ];
}

/** Bundles of shingles with a hammer and nails. */
export function shingles(colour: string): Solid[] {
  return [
    ...Array.from({ length: 7 }, (_, index) =>
      box(
        [-0.4 + (index % 2) * 0.02, index * 0.022, -0.06],
        [0.66, 0.02, 0.3],
        index % 2 ? colour : lighter(colour, 0.08),
        {
          top: {
            colour,
            decorate: (pen) => {
              for (let u = 0.11; u < 0.66; u += 0.11)
                pen.rect(u, 0, 0.006, 0.16, darker(colour, 0.5));
              for (let dot = 0; dot < 80; dot += 1)
                pen.disc(
                  (dot * 0.173) % 0.66,
                  (dot * 0.071) % 0.3,
                  0.005,
                  dot % 2 ? lighter(colour, 0.3) : darker(colour, 0.3),
                  { opacity: 0.6 },
                );
            },
          },
        },
      ),
    ),
    bar([-0.12, 0.18, -0.04], [0.2, 0.18, 0.1], 0.014, '#b98d5e'),
    bar([0.17, 0.19, 0.15], [0.23, 0.19, 0.04], 0.022, '#8d9195'),
    ...lathe(
      [0.42, 0, -0.02],
      [
        [0, 0.08],
        [0.07, 0.09],
      ],
      '#b3342b',
    ),
    ...Array.from({ length: 7 }, (_, nail) =>
      bar(
        [0.38 + nail * 0.012, 0.07, -0.05 + (nail % 3) * 0.03],
        [0.37 + nail * 0.016, 0.12, -0.06 + (nail % 3) * 0.04],
        0.004,
        '#c9cdd0',
      ),
    ),
  ];
}
