import { randomFor } from '@boardwalk/api/src/demo/draw.ts';
import type { Crossing, Lattice } from './lattice.ts';
import { layStreets } from './lattice.ts';
import { nameStreets, type StreetNames, type Way } from './street-names.ts';
import type { Town } from './town.ts';

/** A block of a street, between two crossings. */
export interface Block {
  readonly way: Way;
  readonly from: Crossing;
  readonly to: Crossing;
  readonly name: string;
  /** Wider, and named from farther away. */
  readonly isMain: boolean;
  /** Whether it leads to a board. */
  readonly hasBoard: boolean;
}

/** A park in the place of blocks. */
export interface Park {
  readonly name: string;
  readonly corners: readonly Crossing[];
}

/** A quarter of a town. */
export interface District {
  readonly name: string;
  readonly u: number;
  readonly v: number;
}

/** All that is drawn of a town. */
export interface TownPlan {
  readonly town: Town;
  readonly lattice: Lattice;
  readonly blocks: readonly Block[];
  readonly parks: readonly Park[];
  readonly districts: readonly District[];
}

/** Every so many streets there is a main one. */
const mainColumns = 5;
const mainRows = 4;

/** Of the blocks between streets that are no main ones, so many have no street. */
const gaps = 0.07;

/** Side of a district, in metres. */
const districtSide = 1_150;

const districtKinds = ['Heights', 'Village', 'Corners', 'Hill', 'Gardens', 'Junction', 'Meadows'];

/** Plans a town: the same for the same boards and listings. */
export function planTown(town: Town): TownPlan {
  const lattice = layStreets(town);
  const names = nameStreets(town, lattice);
  const parks = layParks(town, lattice);
  return {
    ...{ town, lattice, parks },
    blocks: layBlocks(town, lattice, names, parks),
    districts: nameDistricts(town, lattice),
  };
}

function layBlocks(
  town: Town,
  lattice: Lattice,
  names: StreetNames,
  parks: readonly (Park & { readonly inner: ReadonlySet<string> })[],
): Block[] {
  const random = randomFor('blocks', town.name, town.lat);
  const [firstColumn, firstRow] = [random.whole(0, mainColumns - 1), random.whole(0, mainRows - 1)];
  const isMain = (way: Way, { column, row }: Crossing) =>
    way === 'column' ? column % mainColumns === firstColumn : row % mainRows === firstRow;
  const blocks: Block[] = [];
  for (let row = 0; row < lattice.rows; row += 1) {
    for (let column = 0; column < lattice.columns; column += 1) {
      const from = lattice.at(column, row);
      if (!from) continue;
      for (const way of ['column', 'row'] as const) {
        const to = way === 'column' ? lattice.at(column, row + 1) : lattice.at(column + 1, row);
        const hasBoard = from.board !== undefined || to?.board !== undefined;
        const isLeftOut = random.chance(gaps) && !hasBoard && !isMain(way, from);
        const isInPark = parks.some(({ inner }) => inner.has(`${way} ${column} ${row}`));
        if (!to || isLeftOut || isInPark) continue;
        blocks.push({
          way,
          from,
          to,
          name: names.of(way, from),
          isMain: isMain(way, from),
          hasBoard,
        });
      }
    }
  }
  return blocks;
}

/** Parks of two blocks by two, where nothing of the demo stands; those blocks have no streets. */
function layParks(town: Town, lattice: Lattice) {
  const random = randomFor('parks', town.name, town.lat);
  const built = new Set(
    [...town.boards, ...town.listings].flatMap((point) => {
      const crossing = lattice.nearest(lattice.frame.toFrame(point));
      return crossing ? [`${crossing.column} ${crossing.row}`] : [];
    }),
  );
  const wanted = Math.max(1, Math.round((lattice.reach / 900) ** 2));
  const parks: (Park & { readonly inner: ReadonlySet<string> })[] = [];
  for (let tries = 0; tries < 60 && parks.length < wanted; tries += 1) {
    const [column, row] = [random.whole(0, lattice.columns - 4), random.whole(0, lattice.rows - 3)];
    const [wide, high] = random.chance(0.5) ? [3, 1] : [2, 2];
    const cells = [...Array(wide + 1).keys()].flatMap((x) =>
      [...Array(high + 1).keys()].map((y) => [column + x, row + y] as const),
    );
    const isFree = cells.every(([x, y]) => lattice.at(x, y) && !built.has(`${x} ${y}`));
    if (!isFree) continue;
    for (const [x, y] of cells) built.add(`${x} ${y}`);
    const along = (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) }, (_, step) => from + Math.sign(to - from) * step);
    const ring = [
      ...along(column, column + wide).map((x) => lattice.at(x, row)),
      ...along(row, row + high).map((y) => lattice.at(column + wide, y)),
      ...along(column + wide, column).map((x) => lattice.at(x, row + high)),
      ...along(row + high, row).map((y) => lattice.at(column, y)),
    ].flatMap((corner) => corner ?? []);
    const inner = new Set([
      ...cells
        .filter(([x, y]) => x > column && x < column + wide && y < row + high)
        .map(([x, y]) => `column ${x} ${y}`),
      ...cells
        .filter(([x, y]) => y > row && y < row + high && x < column + wide)
        .map(([x, y]) => `row ${x} ${y}`),
    ]);
    parks.push({ name: `${bareName(random.pick(town.names))} Park`, corners: ring, inner });
  }
  return parks;
}

/** Quarters of a town that is large enough to have some, around its middle. */
function nameDistricts(town: Town, lattice: Lattice): District[] {
  const random = randomFor('districts', town.name, town.lat);
  const steps = Math.floor((lattice.reach * 0.8) / districtSide);
  const left = [...new Set(town.names.map(bareName))];
  const districts: District[] = [];
  for (let x = -steps; x <= steps; x += 1) {
    for (let y = -steps; y <= steps; y += 1) {
      if ((x === 0 && y === 0) || left.length === 0) continue;
      const [u, v] = [
        x * districtSide + random.between(-180, 180),
        y * districtSide + random.between(-180, 180),
      ];
      if (!lattice.nearest({ u, v })) continue;
      const [name = ''] = left.splice(random.whole(0, left.length - 1), 1);
      districts.push({ name: `${name} ${random.pick(districtKinds)}`, u, v });
    }
  }
  return districts;
}

/** “King Street” as “King”. */
function bareName(street: string): string {
  return street.split(' ').slice(0, -1).join(' ');
}
