import { expect, test } from 'vitest';
import { distance } from './lattice.ts';
import type { Town } from './town.ts';
import { planTown } from './town-plan.ts';

const town: Town = {
  name: 'Hamilton, ON',
  population: 60_000,
  lat: 43.25,
  lng: -79.85,
  boards: [
    { lat: 43.2512, lng: -79.8511, isUpright: true, streets: ['King Street', 'Locke Road'] },
    { lat: 43.2475, lng: -79.8462, isUpright: false, streets: ['Mill Lane', 'Birchmount Court'] },
    { lat: 43.2601, lng: -79.8433, isUpright: true, streets: ['Brock Drive', 'Elgin Avenue'] },
  ],
  listings: [{ lat: 43.246, lng: -79.857, street: 'Trillium Crescent' }],
  neighbours: [{ lat: 43.25, lng: -79.82 }],
  names: ['Queen Street', 'Cedar Road', 'Ridge Drive', 'Church Lane', 'Simcoe Court'],
};
const plan = planTown(town);
const { frame } = plan.lattice;

test('each board stands where the two streets of its name cross', () => {
  for (const board of town.boards) {
    const blocks = plan.blocks.filter(({ from, to }) => from.board === board || to.board === board);
    expect(blocks.length).toBeGreaterThan(2);
    const [upright, level] = board.isUpright ? board.streets : [...board.streets].reverse();
    const names = (way: string) =>
      new Set(blocks.filter((one) => one.way === way).map((one) => one.name));
    expect([...names('column')]).toEqual([upright]);
    expect([...names('row')]).toEqual([level]);
    const crossing = blocks.map(({ from, to }) => (from.board === board ? from : to))[0];
    expect(crossing && distance(crossing, frame.toFrame(board))).toBeLessThan(0.01);
  }
});

test('a street of an address runs beside its listing', () => {
  const [listing] = town.listings;
  const spot = listing && frame.toFrame(listing);
  const named = plan.blocks.filter(({ name }) => name === listing?.street);
  expect(named.length).toBeGreaterThan(0);
  const away = named.map(({ from, to }) => {
    const middle = { u: (from.u + to.u) / 2, v: (from.v + to.v) / 2 };
    return spot ? distance(middle, spot) : Number.NaN;
  });
  expect(Math.min(...away)).toBeLessThan(180);
});

test('a town ends half way to the next one', () => {
  const farthestEast = Math.max(...plan.blocks.map(({ from }) => frame.toPoint(from).lng));
  expect(farthestEast).toBeLessThan(-79.8345);
});

test('parks and the same plan come of the same town each time', () => {
  expect(plan.parks.length).toBeGreaterThan(0);
  expect(plan.districts.length).toBeGreaterThan(0);
  expect(JSON.stringify(planTown(town).blocks)).toBe(JSON.stringify(plan.blocks));
});
