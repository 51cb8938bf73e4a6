import type { HouseDesign } from './house-design.ts';

/** Claddings and colours of a house, and how a person would call them. */
export type Palette = Pick<
  HouseDesign,
  | 'cladding'
  | 'wallColour'
  | 'accentCladding'
  | 'accentColour'
  | 'roofColour'
  | 'trim'
  | 'doorColour'
> & { readonly said: string };

/** Palettes that designs go round. */
export const PALETTES: readonly Palette[] = [
  {
    said: 'red brick',
    cladding: 'brick',
    wallColour: '#9c5f4b',
    accentCladding: 'siding',
    accentColour: '#d9d3c6',
    roofColour: '#4b4a50',
    trim: '#f1ede4',
    doorColour: '#2f4a5c',
  },
  {
    said: 'white siding',
    cladding: 'siding',
    wallColour: '#ebe7dc',
    accentCladding: 'boards',
    accentColour: '#e6e2d6',
    roofColour: '#4a5058',
    trim: '#faf8f2',
    doorColour: '#a33b2c',
  },
  {
    said: 'blue-grey siding',
    cladding: 'siding',
    wallColour: '#7e95a3',
    accentCladding: 'stone',
    accentColour: '#a39a8c',
    roofColour: '#3d434b',
    trim: '#f3f2ee',
    doorColour: '#d0a04a',
  },
  {
    said: 'sand-coloured stucco',
    cladding: 'stucco',
    wallColour: '#d8c9a8',
    accentCladding: 'stone',
    accentColour: '#b09a7c',
    roofColour: '#8f5a42',
    trim: '#f3ecdc',
    doorColour: '#5b3a24',
  },
  {
    said: 'sage-green shingle',
    cladding: 'shingle',
    wallColour: '#8b9a7b',
    accentCladding: 'boards',
    accentColour: '#e5dfcf',
    roofColour: '#5a5148',
    trim: '#f4f0e4',
    doorColour: '#7b2f2a',
  },
  {
    said: 'dark board-and-batten',
    cladding: 'boards',
    wallColour: '#3f4448',
    accentCladding: 'boards',
    accentColour: '#9a6b43',
    roofColour: '#2f3236',
    trim: '#2b2e33',
    doorColour: '#b07b3f',
  },
  {
    said: 'yellow brick',
    cladding: 'brick',
    wallColour: '#c9ab76',
    accentCladding: 'shingle',
    accentColour: '#7b8a83',
    roofColour: '#57504a',
    trim: '#f2eddf',
    doorColour: '#35513f',
  },
  {
    said: 'grey stone',
    cladding: 'stone',
    wallColour: '#9a958c',
    accentCladding: 'siding',
    accentColour: '#e2ded3',
    roofColour: '#43464b',
    trim: '#f0ede6',
    doorColour: '#2f3f5c',
  },
  {
    said: 'white stucco and cedar',
    cladding: 'stucco',
    wallColour: '#eeece6',
    accentCladding: 'boards',
    accentColour: '#a8744a',
    roofColour: '#54565a',
    trim: '#33363a',
    doorColour: '#3a3d42',
  },
  {
    said: 'barn-red siding',
    cladding: 'siding',
    wallColour: '#8e3f34',
    accentCladding: 'boards',
    accentColour: '#8e3f34',
    roofColour: '#4c4a4a',
    trim: '#f3efe6',
    doorColour: '#f0ece2',
  },
  {
    said: 'brown brick',
    cladding: 'brick',
    wallColour: '#7a5644',
    accentCladding: 'stucco',
    accentColour: '#d8cfbf',
    roofColour: '#3c3836',
    trim: '#e9e3d6',
    doorColour: '#8a6a3a',
  },
  {
    said: 'butter-yellow siding',
    cladding: 'siding',
    wallColour: '#e3cf95',
    accentCladding: 'shingle',
    accentColour: '#d6c088',
    roofColour: '#5c4f49',
    trim: '#fbf7ec',
    doorColour: '#3f6a7a',
  },
];
