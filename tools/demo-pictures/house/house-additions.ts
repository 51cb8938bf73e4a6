import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker } from '../engine/colour.ts';
import { box, cutBy, type Solid } from '../engine/solid.ts';
import { unit, type Vector } from '../engine/space.ts';
import { cladding } from '../engine/surface.ts';
import type { HouseDesign } from './house-design.ts';
import { clad, doorPlace, PLINTH, roofPlan, STOREY, windowAt } from './house-walls.ts';
import type { Opening } from './opening.ts';
import { gableAlongX, gableAlongZ, type RoofPlan } from './roof.ts';

/** A wing that stands out of the front, its gable towards the street. */
export function wing(random: Random, design: HouseDesign, plan: RoofPlan): Solid[] {
  const width = design.width * 0.42;
  const left = design.wing === 'left' ? -design.width / 2 : design.width / 2 - width;
  const reach = 1.5;
  const tall = plan.eaves - PLINTH;
  const openings: Opening[] = [];
  for (let storey = 0; storey < design.storeys; storey += 1) {
    openings.push(windowAt(design, width / 2, storey * STOREY + 0.75, width * 0.46, 1.6));
  }
  const rise = width * 0.46;
  const roof = gableAlongZ(
    random,
    { ...plan, left, width, front: -reach, depth: reach + plan.depth / 2, rise, overhang: 0.42 },
    clad(random, design, width, rise, [windowAt(design, width / 2, rise * 0.2, 0.6, 0.7)], true),
  );
  const clipped =
    design.roof === 'gable' || design.roof === 'hip'
      ? roof.map((solid) => aboveMainRoof(solid, design, plan))
      : roof;
  return [
    box([left - 0.05, 0, -reach - 0.05], [width + 0.1, PLINTH, reach], '#8f8b86'),
    box([left, PLINTH, -reach], [width, tall, reach - 0.01], design.accentColour, {
      front: clad(random, design, width, tall, openings, true),
      left: clad(random, design, reach, tall, [], true),
      right: clad(random, design, reach, tall, [], true),
    }),
    ...clipped,
  ];
}

/** What of a roof stands out of the front slope of the main roof. */
function aboveMainRoof(solid: Solid, design: HouseDesign, plan: RoofPlan): Solid {
  const run =
    design.roof === 'hip' ? Math.min(plan.width, plan.depth) / 2 + plan.overhang : plan.depth / 2;
  const normal: Vector = unit([0, run, -plan.rise]);
  const at: Vector =
    design.roof === 'hip' ? [0, plan.eaves + 0.2, -plan.overhang] : [0, plan.eaves + 0.2, 0];
  return cutBy(solid, at, normal);
}

/** A garage beside the house with its door to the front. */
export function garage(random: Random, design: HouseDesign): Solid[] {
  const width = design.width > 10 ? 5.8 : 3.8;
  const left = design.garage === 'left' ? -design.width / 2 - width : design.width / 2;
  const tall = 2.75;
  const doors: Opening = {
    kind: 'garage',
    u: width / 2 - (width - 1) / 2,
    v: 0.02,
    width: width - 1,
    height: 2.2,
    colour: design.trim === '#2b2e33' ? '#3a3e45' : design.trim,
  };
  const plan: RoofPlan = {
    ...roofPlan(design, tall),
    left,
    front: -0.8,
    width,
    depth: 6.4,
    rise: width * 0.34,
    overhang: 0.4,
  };
  return [
    box([left, 0, -0.8], [width, tall, 6.4], design.accentColour, {
      front: clad(random, design, width, tall, [doors], true),
      left: clad(random, design, 6.4, tall, [], true),
      right: clad(random, design, 6.4, tall, [], true),
    }),
    ...(design.roof === 'flat'
      ? [
          box([left - 0.2, tall, -1], [width + 0.4, 0.3, 6.8], design.trim, {
            top: design.roofColour,
          }),
        ]
      : gableAlongZ(random, plan, clad(random, design, width, plan.rise, [], false))),
  ];
}

/** A veranda along the front or a small roof on posts before the door. */
export function porch(random: Random, design: HouseDesign): Solid[] {
  const full = design.porch === 'full';
  const reach = 1.9;
  const wingSpace = design.wing === 'none' ? 0 : design.width * 0.42;
  const width = full ? design.width - wingSpace : 2.6;
  const middle = full
    ? (design.wing === 'left' ? wingSpace / 2 : -wingSpace / 2) * (wingSpace ? 1 : 0)
    : doorPlace(design) - design.width / 2;
  const left = middle - width / 2;
  const solids: Solid[] = [
    box([left, 0, -reach], [width, PLINTH, reach - 0.02], '#a39d94', { top: '#b9b0a3' }),
    box(
      [doorPlace(design) - design.width / 2 - 0.9, 0, -reach - 0.35],
      [1.8, PLINTH * 0.6, 0.34],
      '#b3ada3',
    ),
    box(
      [doorPlace(design) - design.width / 2 - 0.9, 0, -reach - 0.7],
      [1.8, PLINTH * 0.3, 0.34],
      '#b3ada3',
    ),
  ];
  const posts = full ? Math.max(3, Math.round(width / 2.6) + 1) : 2;
  for (let post = 0; post < posts; post += 1) {
    const x = left + 0.1 + ((width - 0.42) * post) / (posts - 1);
    solids.push(box([x, PLINTH, -reach + 0.1], [0.22, 2.35, 0.22], design.trim));
  }
  const roofPlanOfPorch: RoofPlan = {
    ...roofPlan(design, PLINTH + 2.35),
    left,
    front: -reach,
    width,
    depth: reach,
    overhang: design.attached ? 0 : 0.25,
    ...(design.attached && full ? { verge: 0 } : {}),
    rise: full ? 0.75 : 1,
  };
  solids.push(
    box([left - 0.05, PLINTH + 2.35, -reach], [width + 0.1, 0.28, reach - 0.03], design.trim),
  );
  if (full) solids.push(...shed(random, roofPlanOfPorch));
  else
    solids.push(
      ...gableAlongZ(
        random,
        { ...roofPlanOfPorch, eaves: PLINTH + 2.63, depth: reach - 0.3 },
        darker(design.trim, 0.08),
      ),
    );
  return solids;
}

function shed(random: Random, plan: RoofPlan): Solid[] {
  const [, slab] = gableAlongX(
    random,
    { ...plan, eaves: plan.eaves + 0.3, depth: plan.depth * 2 },
    plan.trim,
  );
  return slab ? [cutBy(slab, [0, 0, -0.02], [0, 0, -1])] : [];
}

/** Dormers in the front slope of the main roof. */
export function dormers(random: Random, design: HouseDesign, plan: RoofPlan): Solid[] {
  const width = 1.7;
  return Array.from({ length: design.dormers }, (_, index) => {
    const middle = -design.width / 2 + (design.width * (index + 0.5)) / design.dormers;
    const front = plan.depth * 0.12;
    const base = plan.eaves + 0.2 + (plan.rise / (plan.depth / 2)) * front;
    const body = box(
      [middle - width / 2, base - 0.3, front],
      [width, 1.7, plan.depth / 2 - front],
      design.wallColour,
      {
        front: clad(random, design, width, 1.7, [
          windowAt({ ...design, panes: [2, 2] }, width / 2, 0.45, 0.9, 1.05),
        ]),
      },
    );
    const roof = gableAlongZ(
      random,
      {
        ...plan,
        left: middle - width / 2,
        width,
        front,
        depth: plan.depth / 2 - front,
        eaves: base + 1.4,
        rise: 0.85,
        overhang: 0.22,
      },
      design.wallColour,
    );
    return [body, ...roof].map((solid) => aboveMainRoof(solid, design, plan));
  }).flat();
}

/** A brick chimney that stands on the roof. */
export function chimney(random: Random, design: HouseDesign, plan: RoofPlan): Solid[] {
  const x = design.width * (random.chance(0.5) ? 0.3 : -0.36);
  const z = plan.depth * 0.62;
  const top = plan.eaves + plan.rise + 1.1;
  const base = plan.eaves + 0.3;
  const brick = cladding(random, 'brick', '#8a5444', 0.9, top - base);
  const shaft = box([x, base, z], [0.9, top - base, 0.8], { colour: '#8a5444', decorate: brick });
  const cap = box([x - 0.08, top, z - 0.08], [1.06, 0.16, 0.96], '#a09a92');
  return [standingOnRoof(shaft, design, plan, x), cap];
}

/** The part of a shaft above the slope on which it stands. */
function standingOnRoof(shaft: Solid, design: HouseDesign, plan: RoofPlan, x: number): Solid {
  if (design.roof === 'flat' || design.roof === 'hip') return shaft;
  const ridge = plan.eaves + plan.rise + 0.2;
  return design.roof === 'front-gable'
    ? cutBy(shaft, [0, ridge, 0], unit([Math.sign(x) * plan.rise, plan.width / 2, 0]))
    : cutBy(shaft, [0, ridge, plan.depth / 2], unit([0, plan.depth / 2, plan.rise]));
}
