import { expect, test } from 'vitest';
import { type Box, spreadBoxes } from './spread-boxes.ts';

const room = { x: 390, y: 600 };
const group = { width: 42, height: 42 };
const price = { width: 60, height: 26 };

/** Where the boxes stand in the end. */
function place(boxes: readonly Box[]): readonly Box[] {
  const moves = spreadBoxes(boxes, room);
  return boxes.map((box, index) => ({
    ...box,
    x: box.x + (moves[index]?.x ?? Number.NaN),
    y: box.y + (moves[index]?.y ?? Number.NaN),
  }));
}

/** How many pairs lie on each other. */
function countOverlaps(boxes: readonly Box[]): number {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2,
      ),
  ).length;
}

test('what has room stays where it is', () => {
  const boxes = [
    { x: 100, y: 100, ...group },
    { x: 200, y: 100, ...price },
  ];
  expect(place(boxes)).toEqual(boxes);
});

test.each([
  ['two in one place', [0, 0]],
  ['two side by side', [25, 3]],
  ['two above each other', [-4, 20]],
])('%s are parted, each by as much', (_, [x = 0, y = 0]) => {
  const boxes = [
    { x: 200, y: 300, ...group },
    { x: 200 + x, y: 300 + y, ...group },
  ];
  expect(countOverlaps(boxes)).toBe(1);
  const [one, other] = place(boxes);
  expect(countOverlaps(place(boxes))).toBe(0);
  expect((one?.x ?? 0) + (other?.x ?? 0)).toBeCloseTo(400 + x);
  expect((one?.y ?? 0) + (other?.y ?? 0)).toBeCloseTo(600 + y);
});

test('a cloud of them is parted, and none goes far from its place', () => {
  const boxes = Array.from({ length: 30 }, (_, index) => ({
    x: 60 + (index % 5) * 65 + (index % 3) * 9,
    y: 60 + Math.floor(index / 5) * 75 + (index % 4) * 8,
    ...(index % 2 === 0 ? group : price),
  }));
  const placed = place(boxes);
  expect(countOverlaps(boxes)).toBeGreaterThan(5);
  expect(countOverlaps(placed)).toBe(0);
  for (const [index, { x, y }] of placed.entries()) {
    expect(Math.abs(x - (boxes[index]?.x ?? 0))).toBeLessThanOrEqual(36);
    expect(Math.abs(y - (boxes[index]?.y ?? 0))).toBeLessThanOrEqual(36);
  }
});

test('in a corner they stay whole', () => {
  const placed = place([
    { x: 2, y: 3, ...price },
    { x: 6, y: 8, ...group },
  ]);
  expect(countOverlaps(placed)).toBe(0);
  for (const { x, y, width, height } of placed) {
    expect(x - width / 2).toBeGreaterThanOrEqual(4);
    expect(y - height / 2).toBeGreaterThanOrEqual(4);
  }
});
