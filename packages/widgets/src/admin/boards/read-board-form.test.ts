import { expect, test } from 'vitest';
import { readBoardForm } from './read-board-form.ts';

const filled = {
  ...{ name: ' King at James ', description: 'Faces east. ', picture: 'null' },
  ...{ 'point.lat': '43.2557', 'point.lng': '-79.8711' },
  ...{ sharing: 'several', capacity: '6', trade: 'one' },
};

function read(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...fields })) data.set(name, value);
  return readBoardForm(data);
}

test('a board is its name, its place, and whom it takes', () => {
  expect(read({})).toEqual({
    name: 'King at James',
    description: 'Faces east.',
    point: { lat: 43.2557, lng: -79.8711 },
    capacity: 6,
    mostPerServiceType: 1,
    picture: null,
  });
});

test.each([
  [{ trade: 'any' }, { capacity: 6, mostPerServiceType: null }],
  [
    { trade: 'some', mostPerServiceType: '3' },
    { capacity: 6, mostPerServiceType: 3 },
  ],
  [{ sharing: 'alone' }, { capacity: 1, mostPerServiceType: 1 }],
])('%j takes %j', (fields, expected) => {
  expect(read(fields)).toMatchObject(expected);
});

test('its picture has its caption', () => {
  const picture = { id: '0'.repeat(32), alt: 'A board beside a road' };
  expect(read({ picture: JSON.stringify(picture) }).picture).toEqual(picture);
});
