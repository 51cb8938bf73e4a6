import { wholeNumberSchema } from '@boardwalk/sdk-core/listings/fields/field-schemas';
import { percent } from '@boardwalk/sdk-core/vocabulary/money/portions';
import { defineSetting, type Setting } from '../platform/settings.ts';

/**
 * What the platform takes of what a shop sells: parts of a million of its goods, without taxes and
 * shipping. Each order is charged what was set as it was placed.
 */
export const platformFee = defineSetting({
  key: 'orders.platformFee',
  schema: wholeNumberSchema(0, 30 * percent),
  default: 0,
  visibility: 'administrators',
});

export const orderSettings: readonly Setting[] = [platformFee];
