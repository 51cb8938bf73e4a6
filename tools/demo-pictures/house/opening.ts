import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter, mix } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { Decorate, Skin } from '../engine/solid.ts';

/** A window, door or garage door in a wall; lower left corner and size in metres. */
export interface Opening {
  readonly kind: 'window' | 'door' | 'garage' | 'glass';
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
  /** Casing for windows, leaf colour for doors. */
  readonly colour: string;
  readonly panes?: readonly [columns: number, rows: number];
  /** Share of lamps behind it, 0 to 1: multiplied by how dark it is outside. */
  readonly lamp?: number;
  readonly shutters?: string;
}

/** The skin of a wall with openings: texture first, then the openings, then their lamps. */
export function wall(
  random: Random,
  colour: string,
  texture: Decorate,
  openings: readonly Opening[],
): Skin {
  const seed = random.whole(1, 1e9);
  return {
    colour,
    decorate: (pen) => {
      const own = seededRandom(seed);
      texture(pen);
      for (const opening of openings) drawOpening(pen, own, opening);
    },
    shine: (pen) => {
      const own = seededRandom(seed);
      for (const opening of openings) shineThrough(pen, own, opening);
    },
  };
}

function drawOpening(pen: Pen, random: Random, opening: Opening): void {
  const { kind, u, v, width, height, colour } = opening;
  if (kind === 'garage') {
    garageDoor(pen, opening);
    return;
  }
  const rim = kind === 'glass' ? 0.04 : 0.11;
  if (opening.shutters) {
    for (const side of [u - width * 0.34 - rim, u + width + rim])
      shutter(pen, side, v, width * 0.34, height, opening.shutters);
  }
  pen.rect(
    u - rim - 0.02,
    v - rim - 0.05,
    width + rim * 2 + 0.1,
    height + rim * 2 + 0.04,
    '#20222c',
    { opacity: 0.3 },
  );
  pen.rect(
    u - rim,
    v - rim,
    width + rim * 2,
    height + rim * 2,
    kind === 'door' ? '#eeeae2' : colour,
  );
  if (kind === 'door') door(pen, opening);
  else glass(pen, random, u, v, width, height);
  if (kind !== 'door') bars(pen, opening);
  if (kind === 'window') {
    pen.rect(u - rim - 0.06, v - rim - 0.02, width + rim * 2 + 0.12, 0.08, lighter(colour, 0.3));
    pen.rect(u - rim - 0.04, v - rim - 0.14, width + rim * 2 + 0.08, 0.12, '#1a1c28', {
      opacity: 0.24,
    });
  }
}

/** A pane that mirrors the sky above and trees below, with a curtain behind it. */
function glass(
  pen: Pen,
  random: Random,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const { light } = pen.studio;
  const above = mix(light.heaven[1]?.[1] ?? '#9db8cc', '#39485a', 0.42 + (1 - light.lamps) * 0.08);
  const below = mix(light.heaven.at(-1)?.[1] ?? '#c8c8c8', '#2c3742', 0.78);
  pen.rect(u, v, width, height, below, { glow: true, fade: above });
  if (random.chance(0.6)) {
    const wide = width * random.between(0.16, 0.26);
    pen.rect(u, v, wide, height, '#e9e3d6', { glow: true, opacity: 0.3 - light.lamps * 0.1 });
    pen.rect(u + width - wide, v, wide, height, '#e9e3d6', {
      glow: true,
      opacity: 0.26 - light.lamps * 0.1,
    });
  }
  const lean = width * 0.35;
  pen.area(
    [
      [u + width * 0.1, v],
      [u + width * 0.42, v],
      [u + width * 0.42 + lean, v + height],
      [u + width * 0.1 + lean, v + height],
    ].map(([x, y]) => [Math.min(u + width, x ?? 0), y ?? 0]),
    '#ffffff',
    { glow: true, opacity: 0.09 },
  );
  pen.rect(u, v + height * 0.45, width, height * 0.18, '#1d2a26', { glow: true, opacity: 0.16 });
  pen.rect(
    u,
    v + height - Math.min(0.12, height * 0.1),
    width,
    Math.min(0.12, height * 0.1),
    '#0c0f18',
    { glow: true, opacity: 0.4 },
  );
  pen.rect(u, v, 0.05, height, '#0c0f18', { glow: true, opacity: 0.3 });
}

function bars(pen: Pen, { u, v, width, height, colour, panes = [2, 2] }: Opening): void {
  const [columns, rows] = panes;
  for (let column = 1; column < columns; column += 1)
    pen.rect(u + (width * column) / columns - 0.025, v, 0.05, height, colour);
  for (let row = 1; row < rows; row += 1)
    pen.rect(u, v + (height * row) / rows - 0.025, width, 0.05, colour);
}

function shutter(
  pen: Pen,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): void {
  pen.rect(u, v - 0.05, width, height + 0.1, colour);
  for (let y = v + 0.08; y < v + height - 0.04; y += 0.11)
    pen.rect(u + 0.05, y, width - 0.1, 0.045, darker(colour, 0.4), { opacity: 0.6 });
}

function door(pen: Pen, { u, v, width, height, colour }: Opening): void {
  pen.rect(u, v, width, height, colour, { fade: lighter(colour, 0.06) });
  const half = width / 2;
  for (const side of [0.14, half + 0.06]) {
    pen.rect(u + side, v + 0.18, half - 0.2, height * 0.34, darker(colour, 0.28));
    pen.rect(u + side + 0.03, v + 0.18, half - 0.23, height * 0.34 - 0.03, lighter(colour, 0.05));
    pen.rect(u + side, v + height * 0.58, half - 0.2, height * 0.32, '#4b5b68', {
      fade: '#a9bccb',
      glow: true,
    });
  }
  pen.disc(u + width - 0.1, v + height * 0.47, 0.04, '#d9b869');
  pen.rect(u, v + height - 0.14, width, 0.14, '#0c0f18', { opacity: 0.4 });
}

function garageDoor(pen: Pen, { u, v, width, height, colour }: Opening): void {
  pen.rect(u - 0.14, v, width + 0.28, height + 0.14, '#ece8df');
  pen.rect(u, v, width, height, colour);
  const columns = Math.max(2, Math.round(width / 0.75));
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = u + (width * column) / columns + 0.07;
      const y = v + (height * row) / 4 + 0.06;
      const wide = width / columns - 0.14;
      const tall = height / 4 - 0.12;
      if (row === 3) pen.rect(x, y, wide, tall, '#3d4a56', { fade: '#8ba3b5', glow: true });
      else {
        pen.rect(x, y, wide, tall, darker(colour, 0.2));
        pen.rect(x + 0.02, y, wide - 0.02, tall - 0.02, lighter(colour, 0.07));
      }
    }
    pen.rect(u, v + (height * row) / 4 - 0.012, width, 0.024, '#1a1c28', { opacity: 0.4 });
  }
  pen.rect(u, v + height - 0.22, width, 0.22, '#0c0f18', { opacity: 0.45 });
}

function shineThrough(pen: Pen, random: Random, opening: Opening): void {
  const { light } = pen.studio;
  const strength = (opening.lamp ?? 0.7) * light.lamps;
  const on = random.chance(0.35 + strength * 0.6);
  if (!on || strength < 0.2 || opening.kind === 'garage') return;
  const { u, v, width, height } = opening;
  if (opening.kind === 'door') {
    pen.rect(u + 0.14, v + height * 0.58, width - 0.28, height * 0.32, '#ffd58a', {
      glow: true,
      opacity: strength * 0.85,
    });
    return;
  }
  const warm = random.pick(['#ffcf7d', '#ffd896', '#ffc268']);
  pen.rect(u, v, width, height, '#f0a04e', { glow: true, fade: warm, opacity: strength * 0.95 });
  pen.disc(u + width * random.between(0.3, 0.7), v + height * 0.62, width * 0.3, '#fff3cf', {
    glow: true,
    opacity: strength * 0.5,
    blur: 5,
  });
  pen.rect(u, v, width * 0.2, height, '#a3602c', { glow: true, opacity: strength * 0.35 });
  pen.rect(u + width * 0.8, v, width * 0.2, height, '#a3602c', {
    glow: true,
    opacity: strength * 0.35,
  });
  bars(pen, { ...opening, colour: mix(opening.colour, '#5a4a3e', 0.45) });
}
