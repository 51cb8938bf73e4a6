import type { TownPlan } from './town-plan.ts';

/** West, south, east and north, in degrees. */
type Box = readonly [number, number, number, number];

/** Two boxes are one where that has little more in it than they have. */
const waste = 1.6;

/** Where there are streets: boxes that have each town in one of them, few rather than tight. */
export function coverageOf(plans: readonly TownPlan[]): readonly Box[] {
  const boxes: Box[] = [];
  for (const plan of plans) {
    let box = boxOf(plan);
    for (let at = joinable(boxes, box); at >= 0; at = joinable(boxes, box)) {
      for (const one of boxes.splice(at, 1)) box = joined(one, box);
    }
    boxes.push(box);
  }
  return boxes;
}

function joinable(boxes: readonly Box[], box: Box): number {
  return boxes.findIndex((one) => areaOf(joined(one, box)) <= waste * (areaOf(one) + areaOf(box)));
}

function joined(one: Box, other: Box): Box {
  const [west, south, east, north] = other;
  return [
    Math.min(one[0], west),
    Math.min(one[1], south),
    Math.max(one[2], east),
    Math.max(one[3], north),
  ];
}

function areaOf([west, south, east, north]: Box): number {
  return (east - west) * (north - south);
}

function boxOf({ town, lattice }: TownPlan): Box {
  const high = lattice.reach / 111_320;
  const wide = high / Math.cos((town.lat * Math.PI) / 180);
  const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
  return [
    hundredths(town.lng - wide),
    hundredths(town.lat - high),
    hundredths(town.lng + wide),
    hundredths(town.lat + high),
  ];
}
