import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import { unknownShape } from '@boardwalk/sdk-core/media/unknown-shape';
import { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import type { WrittenPicture } from '@boardwalk/sdk-core/posting/written-body';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Picture } from '../../kit/picture/Picture.tsx';
import './values.css';

/** Pictures in their order, small, with what they are said to show. */
export function PicturesValue({ pictures }: { readonly pictures: readonly WrittenPicture[] }) {
  const { messages, mediaUrl } = useEnvironment();
  return (
    <ol className="value-pictures">
      {pictures.map(({ id, alt }, index) => {
        const name = fillMessage(messages(valueMessages).picture, { number: index + 1 });
        return (
          <li key={id}>
            <span className="value-picture">
              <Picture
                image={{ ...unknownShape, path: publicPicturePath(id), alt: name }}
                mediaUrl={mediaUrl}
                sizes="96px"
              />
            </span>
            {alt !== '' && <span className="value-alt">{alt}</span>}
          </li>
        );
      })}
    </ol>
  );
}
