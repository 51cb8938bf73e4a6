import { type Camera, depthOf, FRAME, project, projectPolygon } from './camera.ts';
import { Canvas, pathOf } from './canvas.ts';
import { mix } from './colour.ts';
import { type Light, shade, shadowOpacity } from './light.ts';
import { type Piece, paintersOrder } from './order.ts';
import { type Frame, Pen, type Studio } from './pen.ts';
import { area, hull } from './polygon.ts';
import { type Caster, casterOf, leafCaster, shadowOn, shadowsWithin } from './shadow.ts';
import type { Face, Solid } from './solid.ts';
import { add, dot, type Point, subtract, type Vector } from './space.ts';

/** A flat painted thing that always faces the viewer: trees, plants, people. */
export interface Sprite {
  /** Where it touches the ground. */
  readonly at: Vector;
  readonly width: number;
  readonly height: number;
  /** Draws about the screen point of `at`, with pixels per metre. */
  readonly draw: (studio: Studio, foot: Point, scale: number, haze: number) => void;
  /** Balls of leaves that throw shadows. */
  readonly leaves?: readonly { readonly at: Vector; readonly radius: number }[];
}

/** Everything in one picture; the renderer puts it in order. */
interface Stage {
  readonly camera: Camera;
  readonly light: Light;
  /** Sky and distance, painted first. */
  readonly backdrop: readonly ((studio: Studio) => void)[];
  /** Painted on the ground plane, in metres: u is x and v is z. */
  readonly ground: readonly ((pen: Pen) => void)[];
  readonly solids: readonly Solid[];
  readonly sprites: readonly Sprite[];
  /** Painted last: window light, foreground leaves. */
  readonly veil?: readonly ((studio: Studio) => void)[];
  /** False indoors, where the sun is outside. */
  readonly sunShadows?: boolean;
  /** Softness in pixels of shadows on the ground. */
  readonly softness?: number;
  /** True to darken the ground softly right under what stands on it. */
  readonly contact?: boolean;
}

const GROUND: Frame = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], normal: [0, 1, 0] };

/** Paints a stage and answers the SVG document. */
export function paintStage(stage: Stage): string {
  const canvas = new Canvas();
  const studio: Studio = { canvas, camera: stage.camera, light: stage.light };
  for (const draw of stage.backdrop) draw(studio);
  const ground = new Pen(studio, GROUND, 0);
  for (const draw of stage.ground) draw(ground);
  const casters = stage.sunShadows === false ? [] : castersOf(stage);
  paintGroundShadows(studio, ground, casters, stage.softness ?? 1.6);
  if (stage.contact) paintContact(studio, ground, stage.solids);
  const pieces = [
    ...stage.solids.map((solid) => pieceOfSolid(studio, solid, casters)),
    ...stage.sprites.map((sprite) => pieceOfSprite(studio, sprite)),
  ].filter((piece) => piece.points.some((point) => depthOf(stage.camera, point) > 0.2));
  for (const piece of paintersOrder(pieces, stage.camera)) piece.draw();
  for (const draw of stage.veil ?? []) draw(studio);
  return canvas.document();
}

function castersOf(stage: Stage): Caster[] {
  return [
    ...stage.solids.filter((solid) => solid.castsShadow).map(casterOf),
    ...stage.sprites.flatMap((sprite) =>
      (sprite.leaves ?? []).map((leaf) => leafCaster(leaf.at, leaf.radius, stage.light)),
    ),
  ];
}

function paintGroundShadows(
  studio: Studio,
  ground: Pen,
  casters: readonly Caster[],
  softness: number,
): void {
  const outlines = casters
    .map((caster) => shadowOn(GROUND, caster, studio.light))
    .filter((shadow) => shadow.length > 2)
    .map((shadow) =>
      projectPolygon(
        studio.camera,
        shadow.map((point) => ground.place(point)),
      ),
    )
    .filter((outline) => outline.length > 2);
  if (outlines.length === 0) return;
  const opacity = shadowOpacity(studio.light, GROUND.normal).toFixed(2);
  studio.canvas.group(`opacity="${opacity}" ${studio.canvas.blur(softness)}`, () => {
    studio.canvas.push(`<path d="${unionOf(outlines)}" fill="${studio.light.shadowTint}"/>`);
  });
}

function paintContact(studio: Studio, ground: Pen, solids: readonly Solid[]): void {
  const { canvas, camera } = studio;
  canvas.group(`opacity="0.36" ${canvas.blur(9)}`, () => {
    for (const solid of solids) {
      const points = solid.faces.flatMap((face) => face.points);
      const low = points.filter(([, y]) => y < 0.35);
      if (low.length < 3) continue;
      const outline = projectPolygon(
        camera,
        hull(low.map(([x, , z]): Point => [x, z])).map((point) => ground.place(point)),
      );
      canvas.polygon(outline, studio.light.shadowTint);
    }
  });
}

/** One path that covers all outlines once: they are wound the same way. */
function unionOf(outlines: readonly (readonly Point[])[]): string {
  return outlines
    .map((outline) => pathOf(area(outline) < 0 ? outline.toReversed() : outline))
    .join('');
}

/** Share of haze before something at this depth. */
function hazeAt(light: Light, depth: number): number {
  return 1 - Math.exp(-Math.max(0, depth - 6) / light.hazeReach);
}

function pieceOfSprite(studio: Studio, sprite: Sprite): Piece {
  const { camera } = studio;
  const half = sprite.width / 2;
  const [rightX, , rightZ] = camera.right;
  const corner = (side: number, up: number): Vector =>
    add(sprite.at, [rightX * half * side, up, rightZ * half * side]);
  const depth = depthOf(camera, sprite.at);
  return {
    points: [corner(-1, 0), corner(1, 0), corner(1, sprite.height), corner(-1, sprite.height)],
    planes: [{ normal: camera.forward, offset: dot(camera.forward, sprite.at) }],
    draw: () =>
      sprite.draw(
        studio,
        project(camera, sprite.at),
        camera.focal / depth,
        hazeAt(studio.light, depth),
      ),
  };
}

function pieceOfSolid(studio: Studio, solid: Solid, casters: readonly Caster[]): Piece {
  return {
    points: solid.faces.flatMap((face) => face.points),
    planes: solid.faces.map((face) => ({
      normal: face.frame.normal,
      offset: dot(face.frame.normal, face.frame.origin),
    })),
    draw: () => {
      for (const face of solid.faces) {
        if (dot(subtract(studio.camera.eye, face.frame.origin), face.frame.normal) > 0) {
          paintFace(studio, face, casters);
        }
      }
    },
  };
}

/** Paints one face: its colour a little darker downward, details, shadows, then what shines. */
export function paintFace(studio: Studio, face: Face, casters: readonly Caster[]): void {
  const { canvas, camera, light } = studio;
  const outline = projectPolygon(camera, face.points);
  if (outline.length < 3) return;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  if (Math.max(...xs) < 0 || Math.min(...xs) > FRAME.width || bottom < 0 || top > FRAME.height)
    return;
  const depth =
    face.points.reduce((sum, point) => sum + depthOf(camera, point), 0) / face.points.length;
  const haze = hazeAt(light, depth);
  const { skin, frame } = face;
  const tone = skin.glow
    ? skin.colour
    : mix(shade(light, skin.colour, frame.normal), light.haze, haze);
  const tall = bottom - top > 24 && !skin.even;
  const fill =
    tall && !skin.glow
      ? canvas.gradient(
          [0, top],
          [0, bottom],
          [
            [0, mix(tone, '#ffffff', 0.05)],
            [1, mix(tone, light.shadowTint, 0.11)],
          ],
        )
      : tone;
  const edge = skin.soft
    ? Math.max(0.6, (skin.soft * 2 * camera.focal) / Math.max(0.3, depth))
    : 0.6;
  canvas.polygon(
    outline,
    fill,
    `stroke="${skin.soft ? fill : tone}" stroke-width="${edge.toFixed(1)}" stroke-linejoin="round"`,
  );
  const pen = new Pen(studio, frame, haze);
  if (skin.decorate) {
    const { decorate } = skin;
    canvas.group(canvas.clip(outline), () => decorate(pen));
  }
  paintShadows(studio, face, casters);
  skin.shine?.(pen);
}

function paintShadows(studio: Studio, face: Face, casters: readonly Caster[]): void {
  const { canvas, camera, light } = studio;
  const opacity = shadowOpacity(light, face.frame.normal);
  if (opacity < 0.04 || face.skin.glow) return;
  const pen = new Pen(studio, face.frame, 0);
  const outlines = shadowsWithin(face, casters, light)
    .map((shadow) =>
      projectPolygon(
        camera,
        shadow.map((point) => pen.place(point)),
      ),
    )
    .filter((outline) => outline.length > 2);
  if (outlines.length === 0) return;
  canvas.push(
    `<path d="${unionOf(outlines)}" fill="${light.shadowTint}" fill-opacity="${opacity.toFixed(2)}"/>`,
  );
}
