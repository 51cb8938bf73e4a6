import type { HouseDesign } from './house-design.ts';
import { PALETTES, type Palette } from './house-palettes.ts';

type Shape = Pick<
  HouseDesign,
  | 'width'
  | 'depth'
  | 'storeys'
  | 'roof'
  | 'wing'
  | 'garage'
  | 'porch'
  | 'dormers'
  | 'chimney'
  | 'panes'
> & { readonly said: string };

const SHAPES: readonly Shape[] = [
  {
    said: 'Two-storey house with a gabled wing',
    width: 11,
    depth: 8.5,
    storeys: 2,
    roof: 'gable',
    wing: 'left',
    garage: 'right',
    porch: 'portico',
    dormers: 0,
    chimney: true,
    panes: [2, 2],
  },
  {
    said: 'Storey-and-a-half house with dormers and a veranda',
    width: 11.5,
    depth: 8.5,
    storeys: 1,
    roof: 'gable',
    wing: 'none',
    garage: 'none',
    porch: 'full',
    dormers: 3,
    chimney: true,
    panes: [2, 3],
  },
  {
    said: 'Two-storey house with a hip roof',
    width: 12,
    depth: 9,
    storeys: 2,
    roof: 'hip',
    wing: 'right',
    garage: 'left',
    porch: 'portico',
    dormers: 0,
    chimney: false,
    panes: [2, 2],
  },
  {
    said: 'Symmetrical two-storey house',
    width: 11,
    depth: 8,
    storeys: 2,
    roof: 'gable',
    wing: 'none',
    garage: 'none',
    porch: 'portico',
    dormers: 2,
    chimney: true,
    panes: [3, 2],
  },
  {
    said: 'Modern two-storey house with a flat roof',
    width: 11,
    depth: 8,
    storeys: 2,
    roof: 'flat',
    wing: 'left',
    garage: 'right',
    porch: 'none',
    dormers: 0,
    chimney: false,
    panes: [2, 1],
  },
  {
    said: 'Tall front-gabled house with a veranda',
    width: 8.2,
    depth: 10,
    storeys: 2,
    roof: 'front-gable',
    wing: 'none',
    garage: 'none',
    porch: 'full',
    dormers: 0,
    chimney: true,
    panes: [1, 2],
  },
  {
    said: 'Family house with a double garage',
    width: 10.5,
    depth: 9,
    storeys: 2,
    roof: 'hip',
    wing: 'left',
    garage: 'right',
    porch: 'portico',
    dormers: 0,
    chimney: true,
    panes: [2, 2],
  },
];

const BUNGALOWS: readonly Shape[] = [
  {
    said: 'Bungalow with a hip roof',
    width: 12.5,
    depth: 8.5,
    storeys: 1,
    roof: 'hip',
    wing: 'none',
    garage: 'right',
    porch: 'portico',
    dormers: 0,
    chimney: true,
    panes: [2, 1],
  },
  {
    said: 'Long bungalow with a gabled wing',
    width: 13.5,
    depth: 8,
    storeys: 1,
    roof: 'gable',
    wing: 'left',
    garage: 'right',
    porch: 'none',
    dormers: 0,
    chimney: false,
    panes: [2, 2],
  },
  {
    said: 'Small bungalow with a veranda',
    width: 9.5,
    depth: 8.5,
    storeys: 1,
    roof: 'gable',
    wing: 'none',
    garage: 'none',
    porch: 'full',
    dormers: 1,
    chimney: true,
    panes: [2, 2],
  },
  {
    said: 'Flat-roofed mid-century bungalow',
    width: 13,
    depth: 8,
    storeys: 1,
    roof: 'flat',
    wing: 'right',
    garage: 'left',
    porch: 'none',
    dormers: 0,
    chimney: false,
    panes: [3, 1],
  },
];

function combine(shape: Shape, palette: Palette): HouseDesign {
  const { said: _shape, ...form } = shape;
  const { said: _palette, ...looks } = palette;
  return {
    ...form,
    ...looks,
    covering:
      form.roof === 'hip' && looks.cladding === 'stucco'
        ? 'tiles'
        : looks.cladding === 'boards'
          ? 'seam'
          : 'shingles',
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error(`expected a whole number for a design, got ${index}`);
  return item;
}

/** The design of a detached house by number; the numbers go round shapes and palettes. */
export function designOf(variant: number): HouseDesign {
  return combine(at(SHAPES, variant), at(PALETTES, variant * 5 + Math.floor(variant / 7) * 3));
}

/** What a viewer sees of `designOf(variant)`. */
export function designSaid(variant: number): string {
  return `${at(SHAPES, variant).said} in ${at(PALETTES, variant * 5 + Math.floor(variant / 7) * 3).said}`;
}

/** The design of a bungalow by number. */
export function bungalowOf(variant: number): HouseDesign {
  return combine(at(BUNGALOWS, variant), at(PALETTES, variant * 7 + 3));
}

/** What a viewer sees of `bungalowOf(variant)`. */
export function bungalowSaid(variant: number): string {
  return `${at(BUNGALOWS, variant).said} in ${at(PALETTES, variant * 7 + 3).said}`;
}
