import type { Cladding } from '../engine/surface.ts';

/** How a building of several storeys looks; lengths in metres. */
export interface TowerLook {
  readonly storeys: number;
  readonly width: number;
  readonly depth: number;
  readonly colour: string;
  readonly cladding: Cladding;
  readonly frame: string;
  readonly balconies: boolean;
  readonly glassy: boolean;
}

/** Condominium towers. */
export const TOWERS: readonly TowerLook[] = [
  {
    storeys: 16,
    width: 18,
    depth: 14,
    colour: '#c8ccd0',
    cladding: 'stucco',
    frame: '#54606b',
    balconies: true,
    glassy: true,
  },
  {
    storeys: 11,
    width: 20,
    depth: 13,
    colour: '#a5796a',
    cladding: 'brick',
    frame: '#ece6da',
    balconies: true,
    glassy: false,
  },
  {
    storeys: 20,
    width: 16,
    depth: 16,
    colour: '#7f97a8',
    cladding: 'stucco',
    frame: '#3f4b56',
    balconies: false,
    glassy: true,
  },
  {
    storeys: 13,
    width: 22,
    depth: 13,
    colour: '#ded6c6',
    cladding: 'stucco',
    frame: '#6a6257',
    balconies: true,
    glassy: false,
  },
  {
    storeys: 15,
    width: 17,
    depth: 14,
    colour: '#4a5158',
    cladding: 'stucco',
    frame: '#22272c',
    balconies: true,
    glassy: true,
  },
];

/** Apartment blocks. */
export const BLOCKS: readonly TowerLook[] = [
  {
    storeys: 4,
    width: 24,
    depth: 13,
    colour: '#a4604c',
    cladding: 'brick',
    frame: '#f1ece1',
    balconies: true,
    glassy: false,
  },
  {
    storeys: 3,
    width: 26,
    depth: 12,
    colour: '#cdbf9f',
    cladding: 'brick',
    frame: '#4b3f35',
    balconies: false,
    glassy: false,
  },
  {
    storeys: 5,
    width: 23,
    depth: 14,
    colour: '#d9dad6',
    cladding: 'stucco',
    frame: '#3c4043',
    balconies: true,
    glassy: true,
  },
  {
    storeys: 4,
    width: 25,
    depth: 13,
    colour: '#6d7f76',
    cladding: 'boards',
    frame: '#e9e6dc',
    balconies: true,
    glassy: false,
  },
];

/** Old factories turned into homes. */
export const LOFTS: readonly TowerLook[] = [
  {
    storeys: 5,
    width: 22,
    depth: 14,
    colour: '#8a4f3f',
    cladding: 'brick',
    frame: '#23282d',
    balconies: false,
    glassy: true,
  },
  {
    storeys: 4,
    width: 25,
    depth: 14,
    colour: '#a8684f',
    cladding: 'brick',
    frame: '#2f3338',
    balconies: false,
    glassy: true,
  },
  {
    storeys: 5,
    width: 23,
    depth: 15,
    colour: '#6f5a4e',
    cladding: 'brick',
    frame: '#1d2125',
    balconies: false,
    glassy: true,
  },
];

/** Residences for older people. */
export const RETIREMENTS: readonly TowerLook[] = [
  {
    storeys: 3,
    width: 26,
    depth: 13,
    colour: '#d9cdb4',
    cladding: 'stucco',
    frame: '#7a6a55',
    balconies: true,
    glassy: false,
  },
  {
    storeys: 3,
    width: 25,
    depth: 13,
    colour: '#a59c8c',
    cladding: 'stone',
    frame: '#f1ede2',
    balconies: false,
    glassy: false,
  },
  {
    storeys: 4,
    width: 24,
    depth: 13,
    colour: '#b9856a',
    cladding: 'brick',
    frame: '#f3efe4',
    balconies: true,
    glassy: false,
  },
];
