import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { FRAME } from '../engine/camera.ts';
import { mix } from '../engine/colour.ts';
import type { Studio } from '../engine/pen.ts';

/** Paints the sky down to the horizon: gradient, glow of the low sun, and clouds (cover 0 to 1). */
export function sky(random: Random, cover: number): (studio: Studio) => void {
  return (studio) => {
    const { canvas, light, camera } = studio;
    const bottom = camera.horizon + 8;
    const fill = canvas.gradient([0, 0], [0, bottom], light.heaven);
    canvas.push(`<rect width="${FRAME.width}" height="${FRAME.height}" fill="${fill}"/>`);
    const glowX = light.towardsSun[0] < 0 ? 180 : 1100;
    const glow = canvas.glow(
      [glowX, bottom],
      760,
      [
        [0, '#fff3d6', 0.5],
        [0.4, '#fff0d6', 0.16],
        [1, '#fff0d6', 0],
      ],
      0.55,
    );
    canvas.push(`<rect width="${FRAME.width}" height="${bottom}" fill="${glow}"/>`);
    clouds(studio, random, cover);
  };
}

function clouds(studio: Studio, random: Random, cover: number): void {
  const { canvas, camera, light } = studio;
  if (cover <= 0) return;
  const seed = random.whole(1, 9000);
  const low = light.heaven.at(-1)?.[1] ?? '#ffffff';
  const white = mix('#ffffff', low, light.lamps * 0.75);
  const shadow = mix(light.heaven[1]?.[1] ?? '#ffffff', low, 0.35);
  veil(studio, seed, '0.0024 0.0085', 1.7, 1.32 - cover * 0.38, white);
  const count = Math.round(cover * 5);
  for (let index = 0; index < count; index += 1) {
    const y = camera.horizon * random.between(0.1, 0.72);
    const size = 50 + 130 * (1 - y / camera.horizon) * random.between(0.7, 1.3);
    cumulus(studio, random, random.between(-60, FRAME.width + 60), y, size, white, shadow);
  }
  const haze = canvas.gradient(
    [0, camera.horizon - 170],
    [0, camera.horizon],
    [
      [0, low, 0],
      [1, low, 0.55],
    ],
  );
  canvas.push(
    `<rect y="${camera.horizon - 170}" width="${FRAME.width}" height="178" fill="${haze}"/>`,
  );
}

/** High thin cloud from fractal noise. */
function veil(
  studio: Studio,
  seed: number,
  frequency: string,
  gain: number,
  threshold: number,
  colour: string,
): void {
  const id = `veil${seed}`;
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  studio.canvas.push(
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain} ${gain * 0.5} 0 0 ${-threshold}"/></filter><rect width="${FRAME.width}" height="${Math.max(10, studio.camera.horizon)}" filter="url(#${id})" opacity="0.7"/>`,
  );
}

function cumulus(
  studio: Studio,
  random: Random,
  x: number,
  y: number,
  size: number,
  white: string,
  shadow: string,
): void {
  const { canvas } = studio;
  const puffs = Array.from({ length: 16 }, () => {
    const along = random.between(-1, 1);
    const bulge = (1 - along * along) * random.between(0.15, 0.55);
    return {
      x: x + along * size,
      y: y - bulge * size * 0.62,
      radius: size * random.between(0.13, 0.27) * (1.15 - Math.abs(along) * 0.7),
    };
  });
  canvas.group(`opacity="0.85" ${canvas.blur(size * 0.055)}`, () => {
    for (const puff of puffs)
      canvas.ellipse(
        puff.x,
        puff.y + puff.radius * 0.35,
        puff.radius * 1.25,
        puff.radius * 0.8,
        shadow,
      );
    for (const puff of puffs)
      canvas.ellipse(
        puff.x - puff.radius * 0.1,
        puff.y - puff.radius * 0.12,
        puff.radius,
        puff.radius * 0.82,
        white,
      );
  });
}
