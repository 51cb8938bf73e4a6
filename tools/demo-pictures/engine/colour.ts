/** A colour as linear light, each part from 0 to about 1. */
export type Rgb = readonly [number, number, number];

const parsed = new Map<string, Rgb>();

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toScreen(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Highlights roll off like film instead of clipping. */
function rollOff(value: number): number {
  return value < 0.72 ? value : 0.72 + 0.28 * (1 - Math.exp(-(value - 0.72) / 0.28));
}

/** Linear light of a `#rrggbb` colour. */
export function linear(hex: string): Rgb {
  const known = parsed.get(hex);
  if (known) return known;
  const number = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`expected a colour like #a1b2c3, got ${hex}`);
  const rgb: Rgb = [
    toLinear((number >> 16) / 255),
    toLinear(((number >> 8) & 255) / 255),
    toLinear((number & 255) / 255),
  ];
  parsed.set(hex, rgb);
  return rgb;
}

/** The `#rrggbb` colour of linear light, highlights rolled off. */
export function hexOf(rgb: Rgb): string {
  const digits = rgb.map((part) =>
    Math.round(Math.min(1, Math.max(0, toScreen(rollOff(part)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A blend of two linear colours; share 0 gives the first, 1 the second. */
export function blend(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function screenParts(hex: string): number[] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** A blend of two `#rrggbb` colours as the eye sees it; share 0 gives the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const from = screenParts(a);
  const to = screenParts(b);
  return `#${from
    .map((part, index) =>
      Math.round(part + ((to[index] ?? part) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A darker colour; amount from 0 (same) to 1 (black). */
export function darker(hex: string, amount: number): string {
  return mix(hex, '#0b0d14', amount);
}

/** A lighter colour; amount from 0 (same) to 1 (white). */
export function lighter(hex: string, amount: number): string {
  return mix(hex, '#ffffff', amount);
}
