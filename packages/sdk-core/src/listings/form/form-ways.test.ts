import { expect, test } from 'vitest';
import { formSteps } from './form-rows.ts';
import { formPages, pageOf } from './form-ways.ts';
import { postingKinds } from './posting-kinds.ts';

test.each(postingKinds)(
  'the form of a %s asks for every step once, and for contact last',
  (kind) => {
    const pages = formPages(kind);
    expect(pages.flatMap(({ steps }) => steps).toSorted()).toEqual([...formSteps].toSorted());
    expect(pages.at(-1)?.id).toBe('contact');
    // Each has a page to itself at most; none of a kind is as long as the steps are many.
    expect(pages.length).toBeLessThan(formSteps.length);
  },
);

test('an item begins with its pictures, and its text stands with what it is', () => {
  expect(formPages('item')[0]?.id).toBe('pictures');
  expect(pageOf('item', 'description')).toBe('basics');
  expect(pageOf('property', 'details')).toBe('details');
});
