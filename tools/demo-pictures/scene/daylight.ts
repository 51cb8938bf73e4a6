import type { Light } from '../engine/light.ts';
import { unit } from '../engine/space.ts';

/** The times of day and weathers in which outdoor scenes are drawn. */
export type Hour = 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'overcast' | 'winter';

type Daylight = Omit<Light, 'towardsSun'> & { readonly elevation: number };

const DAYLIGHTS: Record<Hour, Daylight> = {
  morning: {
    elevation: 0.48,
    sun: [0.92, 0.74, 0.55],
    sky: [0.36, 0.42, 0.53],
    bounce: [0.24, 0.23, 0.22],
    haze: '#dfe5ea',
    hazeReach: 190,
    heaven: [
      [0, '#7fb0d8'],
      [0.5, '#bcd6e6'],
      [0.82, '#f3e4d3'],
      [1, '#f8e6d0'],
    ],
    lamps: 0.1,
    shadowTint: '#1a2140',
  },
  noon: {
    elevation: 0.92,
    sun: [0.88, 0.83, 0.72],
    sky: [0.36, 0.42, 0.52],
    bounce: [0.27, 0.26, 0.23],
    haze: '#d3e2ec',
    hazeReach: 240,
    heaven: [
      [0, '#4d8fcb'],
      [0.45, '#86b8de'],
      [0.85, '#cfe2ee'],
      [1, '#e2ecef'],
    ],
    lamps: 0,
    shadowTint: '#17203c',
  },
  afternoon: {
    elevation: 0.62,
    sun: [0.96, 0.82, 0.6],
    sky: [0.34, 0.4, 0.5],
    bounce: [0.26, 0.24, 0.21],
    haze: '#dbe3e6',
    hazeReach: 220,
    heaven: [
      [0, '#5b97cc'],
      [0.45, '#96c0de'],
      [0.85, '#dbe6ea'],
      [1, '#efe9dc'],
    ],
    lamps: 0,
    shadowTint: '#1a2140',
  },
  golden: {
    elevation: 0.3,
    sun: [1.12, 0.68, 0.34],
    sky: [0.31, 0.33, 0.44],
    bounce: [0.22, 0.18, 0.17],
    haze: '#f0cfa6',
    hazeReach: 150,
    heaven: [
      [0, '#6d8fbd'],
      [0.4, '#b4b4c6'],
      [0.7, '#f2c79b'],
      [1, '#fbdca6'],
    ],
    lamps: 0.45,
    shadowTint: '#221c3c',
  },
  dusk: {
    elevation: 0.35,
    sun: [0.07, 0.06, 0.1],
    sky: [0.28, 0.33, 0.5],
    bounce: [0.2, 0.2, 0.28],
    haze: '#8d84a6',
    hazeReach: 160,
    heaven: [
      [0, '#1f3160'],
      [0.4, '#43558d'],
      [0.7, '#a17f9c'],
      [0.9, '#e7a77f'],
      [1, '#f3c08a'],
    ],
    lamps: 1,
    shadowTint: '#141a36',
  },
  overcast: {
    elevation: 0.9,
    sun: [0.16, 0.16, 0.16],
    sky: [0.66, 0.69, 0.74],
    bounce: [0.36, 0.36, 0.36],
    haze: '#dde2e6',
    hazeReach: 130,
    heaven: [
      [0, '#b4c0cb'],
      [0.5, '#cfd7dd'],
      [1, '#e9ecec'],
    ],
    lamps: 0.3,
    shadowTint: '#20283a',
  },
  winter: {
    elevation: 0.36,
    sun: [0.78, 0.62, 0.46],
    sky: [0.42, 0.5, 0.64],
    bounce: [0.4, 0.43, 0.52],
    haze: '#e2e6ee',
    hazeReach: 140,
    heaven: [
      [0, '#7ea6cf'],
      [0.5, '#b9cfe2'],
      [0.85, '#eadfe0'],
      [1, '#f3e3d8'],
    ],
    lamps: 0.35,
    shadowTint: '#1c2c5c',
  },
};

/** Outdoor light at an hour; the sun stands behind the viewer on the given side (−1 left … 1 right). */
export function daylight(hour: Hour, side: number): Light {
  const { elevation, ...rest } = DAYLIGHTS[hour];
  const facing = -Math.sqrt(Math.max(0.12, 1 - side * side));
  const level = Math.cos(elevation);
  return { ...rest, towardsSun: unit([side * level, Math.sin(elevation), facing * level]) };
}
