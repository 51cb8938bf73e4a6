import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { box, type Solid } from '../engine/solid.ts';
import { chimney, dormers, garage, porch, wing } from './house-additions.ts';
import type { HouseDesign } from './house-design.ts';
import { clad, doorPlace, PLINTH, roofPlan, STOREY, windowAt } from './house-walls.ts';
import type { Opening } from './opening.ts';
import { gableAlongX, gableAlongZ, hipRoof, type RoofPlan } from './roof.ts';

/** Builds a house about the origin, its front wall at z = 0. */
export function buildHouse(random: Random, design: HouseDesign): Solid[] {
  const { width, depth } = design;
  const eaves = PLINTH + design.storeys * STOREY;
  const solids: Solid[] = [];
  solids.push(box([-width / 2 - 0.06, 0, -0.06], [width + 0.12, PLINTH, depth + 0.12], '#8f8b86'));
  solids.push(
    box([-width / 2, PLINTH, 0], [width, eaves - PLINTH, depth], design.wallColour, {
      front: clad(random, design, width, eaves - PLINTH, frontOpenings(random, design)),
      right: clad(random, design, depth, eaves - PLINTH, sideOpenings(random, design)),
      left: clad(random, design, depth, eaves - PLINTH, sideOpenings(random, design)),
    }),
  );
  const plan = roofPlan(design, eaves);
  solids.push(...mainRoof(random, design, plan));
  if (design.wing !== 'none') solids.push(...wing(random, design, plan));
  if (design.garage !== 'none') solids.push(...garage(random, design));
  if (design.porch !== 'none') solids.push(...porch(random, design));
  if (design.dormers > 0 && design.roof === 'gable') solids.push(...dormers(random, design, plan));
  if (design.chimney) solids.push(...chimney(random, design, plan));
  return solids;
}

function mainRoof(random: Random, design: HouseDesign, plan: RoofPlan): Solid[] {
  if (design.roof === 'hip') return hipRoof(random, plan);
  const gableWidth = design.roof === 'gable' ? design.depth : design.width;
  const attic =
    design.roof === 'front-gable' ? [windowAt(design, gableWidth / 2, 0.35, 0.9, 1.1)] : [];
  const gable = clad(random, design, gableWidth, plan.rise, attic, design.roof === 'front-gable');
  if (design.roof === 'gable') return gableAlongX(random, plan, gable);
  if (design.roof === 'front-gable') return gableAlongZ(random, plan, gable);
  const { left, front, width, depth, eaves } = plan;
  return [
    box([left - 0.25, eaves, front - 0.25], [width + 0.5, 0.35, depth + 0.5], design.trim, {
      top: design.roofColour,
    }),
    box(
      [left + 0.3, eaves + 0.35, front + 0.3],
      [width - 0.6, 0.12, depth - 0.6],
      design.roofColour,
    ),
  ];
}

function frontOpenings(random: Random, design: HouseDesign): Opening[] {
  const { width, storeys } = design;
  const doorAt = doorPlace(design);
  const openings: Opening[] = [
    { kind: 'door', u: doorAt - 0.55, v: 0, width: 1.1, height: 2.15, colour: design.doorColour },
  ];
  const bays = Math.max(2, Math.round(width / 2.9));
  const wide = random.between(1.05, 1.5);
  for (let storey = 0; storey < storeys; storey += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const middle = (width * (bay + 0.5)) / bays;
      const hidden =
        design.wing === 'left'
          ? middle < width * 0.42
          : design.wing === 'right' && middle > width * 0.58;
      if (hidden || (storey === 0 && Math.abs(middle - doorAt) < 1.55)) continue;
      openings.push(
        windowAt(design, middle, storey * STOREY + 0.85, wide, storey === 0 ? 1.5 : 1.35),
      );
    }
  }
  return openings;
}

function sideOpenings(random: Random, design: HouseDesign): Opening[] {
  const openings: Opening[] = [];
  const bays = Math.max(1, Math.round(design.depth / 4));
  const { shutters: _none, ...plain } = design;
  for (let storey = 0; storey < design.storeys; storey += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      if (random.chance(0.2)) continue;
      openings.push(
        windowAt(plain, (design.depth * (bay + 0.5)) / bays, storey * STOREY + 0.9, 1, 1.3),
      );
    }
  }
  return openings;
}
