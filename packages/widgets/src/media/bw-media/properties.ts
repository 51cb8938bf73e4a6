import type { FormPicture } from '@boardwalk/sdk-core/media/pictures/pictures';
import { property } from '../../element/attributes/element-table.ts';

/** What a script may set on `<bw-media>`. */
export const mediaProperties = {
  pictures: property<readonly FormPicture[]>(
    'The pictures of the form in their order, the main one first: `id`, `path`, `alt`, and `width` and `height` where they are known.',
  ),
};
