import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { projectPolygon } from '../engine/camera.ts';
import { darker, lighter, mix } from '../engine/colour.ts';
import { Pen, type Studio } from '../engine/pen.ts';
import { type Decorate, type Face, faceOf } from '../engine/solid.ts';
import type { Point, Vector } from '../engine/space.ts';
import { paintFace } from '../engine/stage.ts';
import { floorTexture } from './flooring.ts';
import { NEAR_END, type RoomDesign, type RoomWindow } from './room-design.ts';
import { windowView } from './window-view.ts';

/** Paints ceiling and walls with their windows. */
export function shell(studio: Studio, design: RoomDesign, seed: number): void {
  const half = design.width / 2;
  const { depth, height, decor } = design;
  const inside: Vector = [0, 1, depth * 2];
  const walls: readonly ['back' | 'left' | 'right', Face, number, Decorate | undefined][] = [
    [
      'left',
      faceOf(
        [
          [-half, 0, NEAR_END],
          [-half, 0, depth],
          [-half, height, depth],
          [-half, height, NEAR_END],
        ],
        [-half - 1, 1, 1],
        design.wall,
      ),
      depth - NEAR_END,
      decor?.left,
    ],
    [
      'right',
      faceOf(
        [
          [half, 0, depth],
          [half, 0, NEAR_END],
          [half, height, NEAR_END],
          [half, height, depth],
        ],
        [half + 1, 1, 1],
        design.wall,
      ),
      depth - NEAR_END,
      decor?.right,
    ],
    [
      'back',
      faceOf(
        [
          [-half, 0, depth],
          [half, 0, depth],
          [half, height, depth],
          [-half, height, depth],
        ],
        inside,
        design.feature,
      ),
      design.width,
      decor?.back,
    ],
  ];
  ceiling(studio, design);
  for (const [name, face, length, extra] of walls) {
    paintFace(studio, face, []);
    const pen = new Pen(studio, face.frame, 0);
    const outline = projectPolygon(studio.camera, face.points);
    studio.canvas.group(studio.canvas.clip(outline), () => {
      corners(pen, length, height, design.evening);
      pen.rect(0, 0, length, 0.13, design.trim);
      pen.rect(0, 0.13, length, 0.02, darker(design.trim, 0.3), { opacity: 0.5 });
      extra?.(pen);
      for (const window of design.windows.filter((one) => one.wall === name)) {
        const shift = name === 'left' ? -NEAR_END : 0;
        windowView(
          pen,
          seededRandom(seed + window.at * 100),
          { ...window, at: window.at + shift },
          design,
        );
      }
    });
  }
}

/** Soft darkness where walls meet. */
function corners(pen: Pen, length: number, height: number, evening: boolean): void {
  const opacity = evening ? 0.2 : 0.1;
  const ink = '#20180f';
  pen.rect(0, 0, 0.9, height, ink, { opacity, fadeOpacity: 0, sideways: true, glow: true });
  pen.rect(length - 0.9, 0, 0.9, height, ink, {
    opacity: 0,
    fadeOpacity: opacity,
    sideways: true,
    glow: true,
  });
  pen.rect(0, 0, length, 0.7, ink, { opacity, fadeOpacity: 0, glow: true });
  pen.rect(0, height - 0.5, length, 0.5, ink, {
    opacity: 0,
    fadeOpacity: opacity * 0.7,
    glow: true,
  });
}

function ceiling(studio: Studio, design: RoomDesign): void {
  const half = design.width / 2;
  const { depth, height } = design;
  const face = faceOf(
    [
      [-half, height, NEAR_END],
      [half, height, NEAR_END],
      [half, height, depth],
      [-half, height, depth],
    ],
    [0, height + 1, 1],
    { colour: design.evening ? '#c4b095' : '#f6f4ee', glow: true },
  );
  paintFace(studio, face, []);
  const pen = new Pen(studio, face.frame, 0);
  pen.rect(0, depth - NEAR_END - 1.4, design.width, 1.4, '#20180f', {
    opacity: 0,
    fadeOpacity: 0.12,
    glow: true,
  });
  for (const x of [-0.28, 0.28]) {
    for (let z = 1; z < depth; z += 1.6) {
      const u = half + x * design.width;
      pen.disc(u, z - NEAR_END, 0.12, '#fff6df', {
        glow: true,
        opacity: design.evening ? 0.35 : 0.2,
        blur: 6,
        tall: 0.16,
      });
      pen.disc(u, z - NEAR_END, 0.06, '#ffffff', { glow: true, tall: 0.07 });
    }
  }
}

/** Paints the floor, and the sun that falls on it through the windows. */
export function floor(pen: Pen, design: RoomDesign, seed: number): void {
  const half = design.width / 2;
  const outline: Point[] = [
    [-half, NEAR_END],
    [half, NEAR_END],
    [half, design.depth],
    [-half, design.depth],
  ];
  const { canvas, camera } = pen.studio;
  const clip = projectPolygon(
    camera,
    outline.map((point) => pen.place(point)),
  );
  pen.area(outline, mix(design.floorColour, '#20180f', 0.04), {
    fade: lighter(design.floorColour, 0.06),
  });
  canvas.group(canvas.clip(clip), () => {
    floorTexture(pen, seededRandom(seed), design.flooring, design.floorColour, half, design.depth);
    pen.rect(-half, design.depth - 0.8, design.width, 0.8, '#20180f', {
      opacity: 0,
      fadeOpacity: 0.22,
      glow: true,
    });
    pen.rect(-half, NEAR_END, 0.7, 12, '#20180f', {
      opacity: 0.2,
      fadeOpacity: 0,
      sideways: true,
      glow: true,
    });
    pen.rect(half - 0.7, NEAR_END, 0.7, 12, '#20180f', {
      opacity: 0,
      fadeOpacity: 0.2,
      sideways: true,
      glow: true,
    });
    for (const window of design.windows) sunPatch(pen, design, window);
  });
}

/** Where the sun falls through a window onto the floor. */
function sunPatch(pen: Pen, design: RoomDesign, window: RoomWindow): void {
  const strength = design.evening ? 0 : 0.4;
  if (strength === 0) return;
  const half = design.width / 2;
  const reach = (height: number): number => height * 0.85;
  const from = window.at - window.width / 2;
  const to = window.at + window.width / 2;
  const [columns, rows] = window.panes ?? [2, 1];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const a = from + ((to - from) * (column + 0.04)) / columns;
      const b = from + ((to - from) * (column + 0.96)) / columns;
      const low = reach(window.sill + (window.height * (row + 0.04)) / rows);
      const high = reach(window.sill + (window.height * (row + 0.96)) / rows);
      pen.area(patch(window.wall, half, design.depth, a, b, low, high), '#fff3d4', {
        glow: true,
        opacity: strength,
        blur: 2.5,
      });
    }
  }
}

function patch(
  wall: RoomWindow['wall'],
  half: number,
  depth: number,
  a: number,
  b: number,
  low: number,
  high: number,
): Point[] {
  const lean = 0.35;
  if (wall === 'back')
    return [
      [a - half + low * lean, depth - low],
      [b - half + low * lean, depth - low],
      [b - half + high * lean, depth - high],
      [a - half + high * lean, depth - high],
    ];
  const inward = wall === 'left' ? 1 : -1;
  const edge = -half * inward;
  const along = (place: number): number => (wall === 'left' ? place : depth - place);
  return [
    [edge + low * inward, along(a) - low * lean],
    [edge + low * inward, along(b) - low * lean],
    [edge + high * inward, along(b) - high * lean],
    [edge + high * inward, along(a) - high * lean],
  ];
}
