import { randomFor } from '@boardwalk/api/src/demo/draw.ts';
import { createFrame, type Frame, type Spot, type Town, type TownBoard } from './town.ts';

/** Between two streets that run north, and between two that run east, in metres. */
const columnGap = 130;
const rowGap = 190;

/** Of the town beyond the farthest of its boards and listings, in metres. */
const margin = 380;

/** How far a town of so many people reaches, in metres. */
const reachOf = (population: number) => 1_000 + Math.min(2_600, Math.sqrt(population) * 4);

/** How far from a straight line streets bend, in metres. */
const bend = 24;

/** So often what a board moves is handed on to the crossings around it. */
const rounds = 24;

/** Where two streets cross. */
export interface Crossing extends Spot {
  readonly column: number;
  readonly row: number;
  readonly board: TownBoard | undefined;
}

/** Streets of a town as crossings by column and row; outside the town there are none. */
export interface Lattice {
  readonly frame: Frame;
  /** Of the town, in metres. */
  readonly reach: number;
  readonly columns: number;
  readonly rows: number;
  at(column: number, row: number): Crossing | undefined;
  /** The crossing nearest to a spot. */
  nearest(spot: Spot): Crossing | undefined;
}

interface Node {
  readonly column: number;
  readonly row: number;
  readonly home: Spot;
  u: number;
  v: number;
  board: TownBoard | undefined;
}

/** Lays streets so that each board of the town stands on a crossing, and the others bend gently to it. */
export function layStreets(town: Town): Lattice {
  const random = randomFor('streets', town.name, town.lat, town.lng);
  const frame = createFrame(town, random.between(-0.35, 0.35));
  const boards = town.boards.map((board) => ({ board, ...frame.toFrame(board) }));
  const spots = [...boards, ...town.listings.map((listing) => frame.toFrame(listing))];
  const reach = Math.max(
    reachOf(town.population),
    ...spots.map(({ u, v }) => Math.hypot(u, v) + margin),
  );
  const others = town.neighbours.map((neighbour) => frame.toFrame(neighbour));
  const [wide, high] = [Math.ceil(reach / columnGap), Math.ceil(reach / rowGap)];
  const [columns, rows] = [2 * wide + 1, 2 * high + 1];
  const phases = [random.between(0, 6), random.between(0, 6)] as const;

  const nodes: Node[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [u, v] = [(column - wide) * columnGap, (row - high) * rowGap];
      const home = {
        u: u + bend * Math.sin(v / 420 + phases[0]),
        v: v + bend * Math.sin(u / 510 + phases[1]),
      };
      nodes.push({ column, row, home, ...home, board: undefined });
    }
  }
  const nodeAt = (column: number, row: number) =>
    column < 0 || column >= columns ? undefined : nodes[row * columns + column];

  for (const { board, u, v } of boards) {
    const free = nodes
      .filter((node) => !node.board)
      .reduce((best, node) =>
        distance(node.home, { u, v }) < distance(best.home, { u, v }) ? node : best,
      );
    Object.assign(free, { u, v, board });
  }
  for (let round = 0; round < rounds; round += 1) relax(nodes, nodeAt);

  const edge = [random.between(0, 6), random.between(0, 6)] as const;
  /** The town ends along a line that is no circle. */
  const isInside = ({ u, v, board }: Node) => {
    const angle = Math.atan2(v, u);
    const share = 0.9 + 0.07 * Math.sin(3 * angle + edge[0]) + 0.05 * Math.sin(5 * angle + edge[1]);
    const away = Math.hypot(u, v);
    const isOwn = others.every((other) => distance(other, { u, v }) > away);
    return board !== undefined || (isOwn && away < reach * share);
  };
  const inside = new Set(nodes.filter(isInside));
  const kept = (node: Node | undefined) => (node && inside.has(node) ? node : undefined);
  return {
    ...{ frame, reach, columns, rows },
    at: (column, row) => kept(nodeAt(column, row)),
    nearest(spot) {
      const [column, row] = [
        Math.round(spot.u / columnGap) + wide,
        Math.round(spot.v / rowGap) + high,
      ];
      const around = [-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].flatMap((across) => kept(nodeAt(column + across, row + down)) ?? []),
      );
      const [first, ...others] = around;
      return (
        first &&
        others.reduce(
          (best, node) => (distance(node, spot) < distance(best, spot) ? node : best),
          first,
        )
      );
    },
  };
}

/** Moves each crossing without a board by the mean of what those around it have moved. */
function relax(nodes: readonly Node[], nodeAt: (column: number, row: number) => Node | undefined) {
  for (const node of nodes) {
    if (node.board) continue;
    const { column, row, home } = node;
    const around = [
      nodeAt(column - 1, row),
      nodeAt(column + 1, row),
      nodeAt(column, row - 1),
      nodeAt(column, row + 1),
    ].flatMap((one) => one ?? []);
    const mean = (axis: 'u' | 'v') =>
      around.reduce((sum, one) => sum + one[axis] - one.home[axis], 0) / around.length;
    node.u = home.u + mean('u');
    node.v = home.v + mean('v');
  }
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.u - other.u, one.v - other.v);
}
