import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { textOf } from '../../../kit/form/form-data.ts';

/** The hours of the `OpeningHoursField` of this name. */
export function readOpeningHours(data: FormData, name: string): OpeningHours {
  // The field wrote it.
  return JSON.parse(textOf(data, name)) as OpeningHours;
}
