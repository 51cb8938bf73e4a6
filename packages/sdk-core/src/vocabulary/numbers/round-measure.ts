import type { MeasureKind } from './measures.ts';

const stepsOfArea = 10_000;

/**
 * The least by which areas differ, in m²: a number with two places in any of the units reads the same
 * again.
 */
export const areaStep = 1 / stepsOfArea;

/** A measure in m² or m as it is stored: an area to the step, a distance to the metre. */
export function roundMeasure(value: number, kind: MeasureKind): number {
  return kind === 'distance' ? Math.round(value) : Math.round(value * stepsOfArea) / stepsOfArea;
}
