import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { mix } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { Point } from '../engine/space.ts';
import type { Season } from './trees.ts';

const LAWN: Record<Season, string> = {
  spring: '#86a64e',
  summer: '#6f9444',
  autumn: '#8c9148',
  winter: '#e9eef6',
};

/** Lawn to the horizon, mottled; snow in winter. */
export function lawn(random: Random, season: Season): (pen: Pen) => void {
  const seed = random.whole(1, 1e9);
  return (pen) => {
    const own = seededRandom(seed);
    const colour = LAWN[season];
    openGround(pen, colour);
    for (let index = 0; index < 70; index += 1) {
      const z = -14 + own.next() ** 1.6 * 60;
      const size = own.between(0.5, 2.6);
      pen.disc(
        own.between(-24, 24),
        z,
        size * 1.8,
        own.chance(0.5) ? mix(colour, '#ffffff', 0.25) : mix(colour, '#23351c', 0.3),
        { opacity: season === 'winter' ? 0.06 : 0.1, tall: size * 0.5 },
      );
    }
    if (season === 'summer' || season === 'spring') mowing(pen, colour);
    if (season !== 'winter') blades(pen, own, colour, season);
  };
}

/** The stripes that a mower leaves, fading into the distance. */
function mowing(pen: Pen, colour: string): void {
  for (let x = -40; x < 40; x += 2.4) {
    const stripe: Point[] = [
      [x, -30],
      [x + 1.2, -30],
      [x + 1.2, 40],
      [x, 40],
    ];
    pen.area(stripe, mix(colour, '#ffffff', 0.35), { opacity: 0.1 });
  }
}

function blades(pen: Pen, random: Random, colour: string, season: Season): void {
  const { camera, canvas } = pen.studio;
  const marks: [string, string, string] = ['', '', ''];
  for (let index = 0; index < 900; index += 1) {
    const away = 4 + random.next() ** 1.7 * 26;
    const spread = away * 0.75;
    const side = random.between(-spread, spread);
    const x = 640 + (camera.focal * side) / away;
    const y = camera.horizon + (camera.focal * camera.eye[1]) / away;
    const tall = (camera.focal / away) * random.between(0.03, 0.07);
    const slot = random.whole(0, 2) as 0 | 1 | 2; // whole() answers only the bounds given
    marks[slot] +=
      `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(-2, 2).toFixed(1)} ${(-tall).toFixed(1)}`;
  }
  const tones = [
    mix(colour, '#1d3016', 0.4),
    mix(colour, '#f2f0b0', 0.25),
    mix(colour, '#31501f', 0.2),
  ];
  marks.forEach((data, index) => {
    canvas.push(
      `<path d="${data}" stroke="${pen.tone(tones[index] ?? colour)}" stroke-width="1.5" fill="none" opacity="0.4"/>`,
    );
  });
  if (season !== 'autumn') return;
  for (let index = 0; index < 130; index += 1) {
    const z = random.between(-12, 14);
    pen.disc(
      random.between(-13, 13),
      z,
      random.between(0.04, 0.09),
      random.pick(['#c7762a', '#b8492a', '#d6a032']),
      { opacity: 0.85 },
    );
  }
}

/** A plain colour from the viewer's feet to the horizon, lost in haze far away. */
function openGround(pen: Pen, colour: string): void {
  const { canvas, camera, light } = pen.studio;
  const near = pen.tone(colour);
  const horizon = camera.horizon;
  const fill = canvas.gradient(
    [0, horizon - 2],
    [0, 962],
    [
      [0, mix(near, light.haze, 0.62)],
      [0.1, mix(near, light.haze, 0.3)],
      [0.3, near],
      [1, mix(near, light.shadowTint, 0.16)],
    ],
  );
  canvas.push(
    `<rect y="${horizon - 2}" width="1280" height="${962 - horizon + 2}" fill="${fill}"/>`,
  );
}

/** A paved strip: outline in metres on the ground, with a lighter edge and joints. */
export function paving(points: readonly Point[], colour: string, joints = 0): (pen: Pen) => void {
  return (pen) => {
    pen.area(points, mix(colour, '#22301a', 0.35), { blur: 3, opacity: 0.5 });
    pen.area(points, colour);
    if (joints > 0) {
      const zs = points.map(([, z]) => z);
      const xs = points.map(([x]) => x);
      for (let z = Math.min(...zs) + joints; z < Math.max(...zs); z += joints) {
        pen.line(
          [
            [Math.min(...xs), z],
            [Math.max(...xs), z],
          ],
          0.025,
          mix(colour, '#20242a', 0.5),
          { opacity: 0.35 },
        );
      }
    }
  };
}

/** A street along x with kerb and sidewalk, between two distances. */
export function street(near: number, far: number, snow: boolean): (pen: Pen) => void {
  return (pen) => {
    const tar = snow ? '#9aa0aa' : '#565a61';
    pen.rect(-90, far, 180, 1.7, snow ? '#dfe5ee' : '#b9b4aa');
    pen.rect(-90, near, 180, far - near, tar);
    pen.rect(-90, far - 0.02, 180, 0.2, snow ? '#cfd6e0' : '#cfcac0');
    for (let x = -40; x < 40; x += 1.6)
      pen.line(
        [
          [x, far + 0.2],
          [x, far + 1.7],
        ],
        0.02,
        '#4a4a4a',
        { opacity: 0.25 },
      );
    if (!snow) {
      for (let x = -42; x < 42; x += 5)
        pen.rect(x, (near + far) / 2 - 0.06, 2.2, 0.12, '#e4dfcf', { opacity: 0.7 });
    }
  };
}
