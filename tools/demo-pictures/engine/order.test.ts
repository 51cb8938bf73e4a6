import { expect, test } from 'vitest';
import { aimCamera } from './camera.ts';
import { type Piece, paintersOrder } from './order.ts';
import { box } from './solid.ts';
import { dot, type Vector } from './space.ts';

const camera = aimCamera({ eye: [0, 1.6, -10], fieldOfView: 60, horizon: 480 });

function piece(name: string, corner: Vector, size: Vector, painted: string[]): Piece {
  const { faces } = box(corner, size, '#808080');
  return {
    points: faces.flatMap((face) => face.points),
    planes: faces.map(({ frame }) => ({
      normal: frame.normal,
      offset: dot(frame.normal, frame.origin),
    })),
    draw: () => painted.push(name),
  };
}

function paint(...pieces: Piece[]): void {
  for (const one of paintersOrder(pieces, camera)) one.draw();
}

test('a near box is painted after the box that it hides', () => {
  const painted: string[] = [];
  paint(
    piece('near', [-1, 0, 0], [2, 2, 1], painted),
    piece('far', [-1, 0, 5], [2, 2, 1], painted),
  );
  expect(painted).toEqual(['far', 'near']);
});

test('a long wall whose middle is near stands behind the lamp before it', () => {
  const painted: string[] = [];
  paint(
    piece('lamp', [-6, 0, 3], [0.2, 3, 0.2], painted),
    piece('wall', [-8, 0, 3.4], [16, 3, 0.2], painted),
  );
  expect(painted).toEqual(['wall', 'lamp']);
});

test('what stands on a table is painted after its top', () => {
  const painted: string[] = [];
  paint(
    piece('cup', [0, 0.8, 0.4], [0.1, 0.1, 0.1], painted),
    piece('top', [-1, 0.7, 0], [2, 0.1, 1], painted),
  );
  expect(painted).toEqual(['top', 'cup']);
});
