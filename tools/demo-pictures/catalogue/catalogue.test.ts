import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const KINDS = ['property', 'merchant', 'item', 'event', 'classified', 'realtor', 'city_service'];

describe('the catalogue of demo pictures', () => {
  test('holds at least 300 pictures, 20 or more of every kind', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(300);
    for (const kind of KINDS) {
      const count = CATALOGUE.filter((picture) => picture.kind === kind).length;
      expect(count, kind).toBeGreaterThanOrEqual(20);
    }
  });

  test('names each picture once, in words fit for a folder', () => {
    const names = CATALOGUE.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  test('describes each picture in words of its own', () => {
    const alts = CATALOGUE.map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) {
      expect(alt.length, alt).toBeGreaterThanOrEqual(15);
      expect(alt, alt).not.toMatch(/undefined|\.$/);
    }
  });

  test('covers the rooms and views that a home listing needs', () => {
    const subjects = new Set(CATALOGUE.map(({ subject }) => subject));
    const needed = [
      'living-room',
      'kitchen',
      'bedroom',
      'bathroom',
      'garden',
      'view',
      'floor-plan',
    ];
    for (const subject of needed) expect(subjects).toContain(subject);
  });

  test('draws the same picture again from the same seed', () => {
    const sample = CATALOGUE.filter((_, index) => index % 31 === 0);
    expect(sample.length).toBeGreaterThanOrEqual(10);
    for (const { name, draw } of sample) {
      const first = draw();
      expect(draw() === first, name).toBe(true);
    }
  });

  test('draws no two pictures alike', () => {
    const sample = CATALOGUE.filter(({ subject }) =>
      ['portrait', 'bathroom', 'floor-plan'].includes(subject),
    );
    expect(new Set(sample.map((picture) => picture.draw())).size).toBe(sample.length);
  });
});
