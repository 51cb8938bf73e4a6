import type { Cladding, Roofing } from '../engine/surface.ts';

/** The design of a house; lengths in metres, front towards the viewer. */
export interface HouseDesign {
  readonly width: number;
  readonly depth: number;
  readonly storeys: 1 | 2 | 3;
  readonly roof: 'gable' | 'front-gable' | 'hip' | 'flat';
  readonly wing: 'left' | 'right' | 'none';
  readonly garage: 'left' | 'right' | 'none';
  readonly porch: 'full' | 'portico' | 'none';
  readonly dormers: number;
  readonly chimney: boolean;
  readonly cladding: Cladding;
  readonly wallColour: string;
  readonly accentCladding: Cladding;
  readonly accentColour: string;
  readonly roofColour: string;
  readonly covering: Roofing;
  readonly trim: string;
  readonly doorColour: string;
  readonly shutters?: string;
  readonly panes: readonly [number, number];
  /** True in a row: no overhang towards the neighbours. */
  readonly attached?: boolean;
}
