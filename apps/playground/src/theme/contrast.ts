/** Channels from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast that WCAG 2.2 asks of text (1.4.3) and of controls and focus (1.4.11). */
export const leastContrast = { text: 4.5, control: 3 } as const;

/** `#abc` or `#aabbcc` as channels; undefined for anything else. */
export function parseColour(text: string): Rgb | undefined {
  const [, short] = /^#([\da-f]{3})$/i.exec(text) ?? [];
  const [, long = short?.replace(/./g, '$&$&')] = /^#([\da-f]{6})$/i.exec(text) ?? [];
  if (long === undefined) return undefined;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21; undefined where one can't be read. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) return undefined;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A ratio as people read it, never rounded up over a limit that it misses. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** The text colour that `tokens.css` derives for an accent: white, or near-black on light ones. */
export function textOnAccent(accent: string): string | undefined {
  const colour = parseColour(accent);
  if (!colour) return undefined;
  return perceivedLightness(colour) > 0.57 ? '#130f0f' : '#ffffff';
}

/** The L of OKLab, from 0 to 1. */
function perceivedLightness([red, green, blue]: Rgb): number {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
