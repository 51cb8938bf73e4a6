import { distanceBetween } from '@boardwalk/api/src/places/distance.ts';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { TownPlan } from './town-plan.ts';

/** A road from the edge of one town to that of another. */
export interface Highway {
  /** The middles of the two. */
  readonly from: Point;
  readonly to: Point;
  readonly road: readonly Point[];
}

/** Towns farther apart than this have no road between them, in metres. */
const farthest = 45_000;

/** Side of the cells in which towns are looked for, in degrees. */
const cell = 0.6;

/** The shortest roads by which all towns of a region can be reached. */
export function layHighways(plans: readonly TownPlan[]): readonly Highway[] {
  const regionOf = new Map(plans.map((plan) => [plan, plan]));
  const find = (plan: TownPlan): TownPlan => {
    const next = regionOf.get(plan) ?? plan;
    return next === plan ? plan : find(next);
  };
  return pairsOf(plans).flatMap(([one, other]) => {
    const [mine, theirs] = [find(one), find(other)];
    if (mine === theirs) return [];
    regionOf.set(mine, theirs);
    return [roadBetween(one, other)];
  });
}

/** Towns near one another, the nearest first. */
function pairsOf(plans: readonly TownPlan[]): readonly (readonly [TownPlan, TownPlan])[] {
  const cells = new Map<string, TownPlan[]>();
  const column = (degrees: number) => Math.floor(degrees / cell);
  for (const plan of plans) {
    const key = `${column(plan.town.lat)} ${column(plan.town.lng)}`;
    cells.set(key, [...(cells.get(key) ?? []), plan]);
  }
  const order = new Map(plans.map((plan, index) => [plan, index]));
  const isAfter = (one: TownPlan, other: TownPlan) =>
    (order.get(other) ?? 0) > (order.get(one) ?? 0);
  const around = ({ town }: TownPlan) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap(
        (across) => cells.get(`${column(town.lat) + down} ${column(town.lng) + across}`) ?? [],
      ),
    );
  return plans
    .flatMap((one) =>
      around(one)
        .filter((other) => isAfter(one, other))
        .map((other) => ({
          pair: [one, other] as const,
          away: distanceBetween(one.town, other.town),
        })),
    )
    .filter(({ away }) => away < farthest)
    .sort((one, other) => one.away - other.away)
    .map(({ pair }) => pair);
}

/** With one bend, so that no two towns are joined by a ruler. */
function roadBetween(one: TownPlan, other: TownPlan): Highway {
  const [start, end] = [exitTo(one, other.town), exitTo(other, one.town)];
  const [high, wide] = [end.lat - start.lat, end.lng - start.lng];
  const side = one.town.name < other.town.name ? 0.06 : -0.06;
  const middle = (share: number, off: number) => ({
    lat: start.lat + high * share + wide * side * off,
    lng: start.lng + wide * share - high * side * off,
  });
  const bends = [middle(0.2, 0.7), middle(0.4, 1), middle(0.6, 1), middle(0.8, 0.7)];
  return { from: one.town, to: other.town, road: [start, ...bends, end] };
}

/** The crossing at the edge of a town where the road to a place begins. */
function exitTo({ town, lattice }: TownPlan, to: Point): Point {
  const { u, v } = lattice.frame.toFrame(to);
  const away = Math.hypot(u, v);
  for (let share = 1; share > 0; share -= 0.05) {
    const out = (lattice.reach * share) / away;
    const crossing = lattice.nearest({ u: u * out, v: v * out });
    if (crossing) return lattice.frame.toPoint(crossing);
  }
  return town;
}
