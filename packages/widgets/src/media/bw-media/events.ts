import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { event } from '../../element/attributes/element-table.ts';

export const mediaEvents = {
  'bw-pictures': event<{ readonly pictures: readonly FormPicture[] }>(
    'The pictures that are kept have changed: another order, other words, one more or less.',
  ),
  'bw-pictures-waiting': event<{ readonly count: number }>(
    'So many pictures are on their way, or could not be kept yet.',
  ),
};
