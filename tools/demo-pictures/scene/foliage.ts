import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { short } from '../engine/canvas.ts';
import { mix } from '../engine/colour.ts';
import { type Light, shade } from '../engine/light.ts';
import type { Studio } from '../engine/pen.ts';

/** A rounded mass of leaves in screen pixels. */
export interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TONES = 7;

/** Seven tones of leaves from the shaded to the sunny side. */
export function leafTones(light: Light, albedo: string, haze: number): string[] {
  const dark = mix(shade(light, albedo, [0, -0.4, 0], false), light.shadowTint, 0.42);
  const middle = shade(light, albedo, [0, 1, 0], false);
  const bright = mix(shade(light, albedo, light.towardsSun), '#fff4c0', 0.07);
  return Array.from({ length: TONES }, (_, tone) => {
    const share = tone / (TONES - 1);
    const colour = share < 0.5 ? mix(dark, middle, share * 2) : mix(middle, bright, share * 2 - 1);
    return mix(colour, light.haze, haze);
  });
}

/** One irregular leafy blot as SVG path data. */
function blot(random: Random, x: number, y: number, radius: number): string {
  const corners = 7;
  const turn = random.next() * 6.3;
  let data = '';
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = turn + (corner / corners) * Math.PI * 2;
    const reach = radius * random.between(0.55, 1.25);
    data += `${corner === 0 ? 'M' : 'L'}${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach * 0.85)}`;
  }
  return `${data}Z`;
}

/** Paints a mass of leaves: blots from dark to sunny, so that it reads as a volume. */
export function paintLobe(
  studio: Studio,
  random: Random,
  lobe: Lobe,
  tones: readonly string[],
  leaf: number,
  density = 1,
): void {
  const { light, canvas } = studio;
  const sunX = light.towardsSun[0];
  const sunY = light.towardsSun[1];
  const layers: string[] = tones.map(() => '');
  const count = Math.round(
    Math.min(190, Math.max(14, ((lobe.width * lobe.height) / (leaf * leaf)) * 1.5)) * density,
  );
  for (let index = 0; index < count; index += 1) {
    const angle = random.next() * Math.PI * 2;
    const reach = Math.sqrt(random.next());
    const across = Math.cos(angle) * reach;
    const upward = Math.sin(angle) * reach;
    const facing = across * sunX * 0.75 + upward * (0.35 + sunY * 0.55);
    const tone = Math.round(2.7 + facing * 3.1 + random.between(-0.9, 0.9) - (1 - reach) * 0.4);
    const place = Math.max(0, Math.min(TONES - 1, tone));
    const size = leaf * random.between(0.55, 1.15) * (1.12 - place * 0.055);
    layers[place] += blot(
      random,
      lobe.x + across * lobe.width,
      lobe.y - upward * lobe.height,
      size,
    );
  }
  layers.forEach((data, tone) => {
    if (data) canvas.push(`<path d="${data}" fill="${tones[tone]}"/>`);
  });
}

/** Paints a dark core so that no sky shows through where leaves are dense. */
export function paintCore(studio: Studio, lobe: Lobe, tone: string): void {
  studio.canvas.ellipse(lobe.x, lobe.y, lobe.width * 0.8, lobe.height * 0.8, tone);
}
