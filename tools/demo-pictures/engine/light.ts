import type { Stop } from './canvas.ts';
import { blend, hexOf, linear, type Rgb } from './colour.ts';
import { dot, type Vector } from './space.ts';

/** The light of one scene; colours of sun, sky and bounce are linear strengths. */
export interface Light {
  /** Unit direction towards the sun or the main window. */
  readonly towardsSun: Vector;
  readonly sun: Rgb;
  readonly sky: Rgb;
  readonly bounce: Rgb;
  readonly haze: string;
  /** Metres at which about 63 % of a colour is lost in haze. */
  readonly hazeReach: number;
  /** Colours of the sky from the top (0) to the horizon (1). */
  readonly heaven: readonly Stop[];
  /** How far lamps behind windows are visible, 0 to 1. */
  readonly lamps: number;
  readonly shadowTint: string;
}

/** Colour of a surface in this light; `lit` false leaves out the sun. */
export function shade(light: Light, albedo: string, normal: Vector, lit = true): string {
  const upward = (normal[1] + 1) / 2;
  const ambient = blend(light.bounce, light.sky, upward);
  const direct = lit ? Math.max(0, dot(normal, light.towardsSun)) : 0;
  const [red, green, blue] = linear(albedo);
  return hexOf([
    red * (ambient[0] + light.sun[0] * direct),
    green * (ambient[1] + light.sun[1] * direct),
    blue * (ambient[2] + light.sun[2] * direct),
  ]);
}

function brightness(rgb: Rgb): number {
  return rgb[0] * 0.21 + rgb[1] * 0.72 + rgb[2] * 0.07;
}

/** Opacity of the shadow tint that takes the sun away from a surface with this normal. */
export function shadowOpacity(light: Light, normal: Vector): number {
  const ambient = brightness(blend(light.bounce, light.sky, (normal[1] + 1) / 2));
  const direct = brightness(light.sun) * Math.max(0, dot(normal, light.towardsSun));
  return 1 - (ambient / (ambient + direct)) ** 0.5;
}
