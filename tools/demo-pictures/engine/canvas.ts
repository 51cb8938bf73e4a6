import { FRAME } from './camera.ts';
import type { Point } from './space.ts';

/** A colour stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number with one decimal, short enough for thousands of points. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** SVG path data of a closed polygon. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Collects the elements and definitions of one SVG picture. */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #body: string[] = [];
  readonly #known = new Map<string, string>();

  /** Appends raw SVG. */
  push(svg: string): void {
    this.#body.push(svg);
  }

  /** Fills a closed polygon given in screen pixels. */
  polygon(points: readonly Point[], fill: string, extra = ''): void {
    if (points.length < 3) return;
    this.push(`<path d="${pathOf(points)}" fill="${fill}" ${extra}/>`);
  }

  /** Draws an ellipse given in screen pixels. */
  ellipse(x: number, y: number, width: number, height: number, fill: string, extra = ''): void {
    this.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(width)}" ry="${short(height)}" fill="${fill}" ${extra}/>`,
    );
  }

  /** Everything drawn inside is one group with the given attributes. */
  group(attributes: string, draw: () => void): void {
    this.push(`<g ${attributes}>`);
    draw();
    this.push('</g>');
  }

  /** A linear gradient between two screen points; answers its `url(#…)`. */
  gradient(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.#define(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`,
      stopsOf(stops),
    );
  }

  /** A round gradient about a screen point, squeezed vertically by `squeeze`; answers its `url(#…)`. */
  glow(at: Point, radius: number, stops: readonly Stop[], squeeze = 1): string {
    return this.#define(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${short(radius)}" gradientTransform="translate(${short(at[0])} ${short(at[1])}) scale(1 ${squeeze})"`,
      stopsOf(stops),
    );
  }

  /** The attribute that blurs what it is put on, by pixels. */
  blur(pixels: number): string {
    const deviation = short(pixels);
    const url = this.#define(
      'filter',
      'x="-30%" y="-30%" width="160%" height="160%"',
      `<feGaussianBlur stdDeviation="${deviation}"/>`,
    );
    return `filter="${url}"`;
  }

  /** The attribute that clips what it is put on to a screen polygon. */
  clip(points: readonly Point[]): string {
    return `clip-path="${this.#define('clipPath', '', `<path d="${pathOf(points)}"/>`)}"`;
  }

  /** The whole picture as an SVG document. */
  document(): string {
    const { width, height } = FRAME;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#body.join('\n')}</svg>`;
  }

  #define(tag: string, attributes: string, content: string): string {
    const key = `${tag} ${attributes} ${content}`;
    const known = this.#known.get(key);
    if (known) return known;
    const id = `d${this.#known.size}`;
    this.#definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    const url = `url(#${id})`;
    this.#known.set(key, url);
    return url;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${short(offset * 100)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
