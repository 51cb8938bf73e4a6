import { type Camera, depthOf, FRAME, project, projectPolygon } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { type Light, shade } from './light.ts';
import { boundsOf } from './polygon.ts';
import { add, type Point, times, type Vector } from './space.ts';

/** A flat coordinate system in space: u runs right and v up as seen from outside. */
export interface Frame {
  readonly origin: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly normal: Vector;
}

/** How an area is filled. */
interface Fill {
  readonly opacity?: number;
  /** True for things that shine by themselves or mirror the sky: no shading. */
  readonly glow?: boolean;
  /** Second colour (and opacity) at the upper edge of the area. */
  readonly fade?: string;
  readonly fadeOpacity?: number;
  /** True when the second colour lies at the right edge instead. */
  readonly sideways?: boolean;
  readonly blur?: number;
}

/** Where all pens of one picture draw. */
export interface Studio {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly light: Light;
}

/** Draws on one plane in space, in metres, in perspective and in the light of the scene. */
export class Pen {
  readonly studio: Studio;
  readonly #frame: Frame;
  readonly #haze: number;

  constructor(studio: Studio, frame: Frame, haze: number) {
    this.studio = studio;
    this.#frame = frame;
    this.#haze = haze;
  }

  /** The colour of a surface here, in the light and haze of the scene. */
  tone(colour: string): string {
    const { light } = this.studio;
    return mix(shade(light, colour, this.#frame.normal), light.haze, this.#haze);
  }

  /** The place in space of a point on the plane. */
  place([u, v]: Point): Vector {
    const { origin, u: across, v: upward } = this.#frame;
    return add(add(origin, times(across, u)), times(upward, v));
  }

  /** Pixels per metre about a point on the plane. */
  scaleAt(point: Point): number {
    const { camera } = this.studio;
    return camera.focal / Math.max(0.3, depthOf(camera, this.place(point)));
  }

  /** Fills a polygon. */
  area(points: readonly Point[], colour: string, fill: Fill = {}): void {
    const { camera, canvas } = this.studio;
    const outline = projectPolygon(
      camera,
      points.map((point) => this.place(point)),
    );
    if (outline.length < 3 || isOutside(outline)) return;
    const ink = fill.glow ? colour : this.tone(colour);
    const opacity = fill.opacity === undefined ? '' : ` fill-opacity="${fill.opacity}"`;
    const blur = fill.blur ? ` ${canvas.blur(fill.blur)}` : '';
    if (fill.fade === undefined && fill.fadeOpacity === undefined) {
      canvas.polygon(outline, ink, opacity + blur);
      return;
    }
    const [left, bottom, right, top] = boundsOf(points);
    const from: Point = fill.sideways ? [left, (bottom + top) / 2] : [(left + right) / 2, bottom];
    const to: Point = fill.sideways ? [right, (bottom + top) / 2] : [(left + right) / 2, top];
    const fade = fill.fade ?? colour;
    const paint = canvas.gradient(
      project(camera, this.place(from)),
      project(camera, this.place(to)),
      [
        [0, ink, fill.opacity ?? 1],
        [1, fill.glow ? fade : this.tone(fade), fill.fadeOpacity ?? fill.opacity ?? 1],
      ],
    );
    canvas.polygon(outline, paint, blur);
  }

  /** Fills a rectangle from its lower left corner. */
  rect(u: number, v: number, width: number, height: number, colour: string, fill: Fill = {}): void {
    const corners: Point[] = [
      [u, v],
      [u + width, v],
      [u + width, v + height],
      [u, v + height],
    ];
    this.area(corners, colour, fill);
  }

  /** Fills an ellipse. */
  disc(
    u: number,
    v: number,
    radius: number,
    colour: string,
    fill: Fill & { tall?: number } = {},
  ): void {
    const points: Point[] = [];
    const tall = fill.tall ?? radius;
    for (let step = 0; step < 28; step += 1) {
      const angle = (step / 28) * Math.PI * 2;
      points.push([u + Math.cos(angle) * radius, v + Math.sin(angle) * tall]);
    }
    this.area(points, colour, fill);
  }

  /** Strokes a polyline with a width in metres. */
  line(points: readonly Point[], width: number, colour: string, fill: Fill = {}): void {
    const { camera, canvas } = this.studio;
    const places = points.map((point) => this.place(point));
    if (places.some((place) => depthOf(camera, place) < 0.2)) return;
    const path = places.map((place) => project(camera, place));
    if (isOutside(path)) return;
    const pixels = Math.max(
      0.35,
      width * this.scaleAt(points[Math.floor(points.length / 2)] ?? [0, 0]),
    );
    const data = path.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    const ink = fill.glow ? colour : this.tone(colour);
    canvas.push(
      `<path d="M${data}" fill="none" stroke="${ink}" stroke-width="${pixels.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" opacity="${fill.opacity ?? 1}"/>`,
    );
  }
}

function isOutside(outline: readonly Point[]): boolean {
  const [left, top, right, bottom] = boundsOf(outline);
  return right < 0 || bottom < 0 || left > FRAME.width || top > FRAME.height;
}
