import { expect, test } from 'vitest';
import { attributesByKind } from '../listings/fields/attributes.ts';
import { applies, formRows, isSetByPlatform } from '../listings/form/forms.ts';
import { postingKinds } from '../listings/form/posting-kinds.ts';
import type { Schema } from '../vocabulary/schema.ts';
import { ownerAttributes } from './body-schemas.ts';

test.each(postingKinds)('a body of %s takes what its form asks for, and nothing else', (kind) => {
  const asked = formRows(kind).map(([field]) => field);
  expect(Object.keys(ownerAttributes[kind].shape).sort()).toEqual([...asked].sort());
  const all = Object.keys(attributesByKind[kind].shape);
  expect(all.filter((field) => !asked.includes(field))).toEqual(
    all.filter((field) => isSetByPlatform(kind, field)),
  );
});

test.each(postingKinds)('the form of %s takes the numbers that its body takes', (kind) => {
  for (const [field, { control }] of formRows(kind)) {
    if (control.as !== 'number') continue;
    const schemas: Readonly<Record<string, Schema | undefined>> = ownerAttributes[kind].shape;
    const takes = (value: number) => schemas[field]?.safeParse(value).success;
    const [least, most] = control.range;
    const step = control.step ?? 1;
    expect([least, most, least - step, most + step].map(takes), field).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  }
});

test('a field applies where every other field that it depends on fits', () => {
  const rows = new Map(formRows('property'));
  const appliesTo = (field: string, subcategory: string, saleType: string) => {
    const row = rows.get(field);
    return row !== undefined && applies(row, { subcategory, attributes: { saleType } });
  };
  expect(appliesTo('petsAllowed', 'RESIDENTIAL', 'RENT')).toBe(true);
  expect(appliesTo('petsAllowed', 'RESIDENTIAL', 'SALE')).toBe(false);
  expect(appliesTo('petsAllowed', 'INDUSTRIAL', 'RENT')).toBe(false);
  expect(appliesTo('lotSize', 'LAND_LOTS', 'SALE')).toBe(true);
});

test('of a list one value that fits is enough', () => {
  const fee = new Map(formRows('item')).get('shippingFee');
  const values = {
    subcategory: 'CLASSIFIED',
    attributes: { shipping: ['PICKUP_ONLY', 'FIXED_RATE'] },
  };
  expect(fee && applies(fee, values)).toBe(true);
  expect(fee && applies(fee, { ...values, attributes: {} })).toBe(false);
});
