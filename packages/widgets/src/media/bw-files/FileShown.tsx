import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { kindOfType } from '@boardwalk/sdk-core/media/upload-rules';
import { Film } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import './files.css';

/** A small picture of a file; on that of a video a sign that it is one. */
export function FileShown({ file: { image, mime_type: type } }: { readonly file: OwnFile }) {
  const { mediaUrl } = useEnvironment();
  return (
    <>
      {image ? <Picture image={image} mediaUrl={mediaUrl} sizes="64px" alt="" /> : <PictureGap />}
      {kindOfType(type) === 'video' && (
        <span className="files-film">
          <Icon node={Film} size={16} />
        </span>
      )}
    </>
  );
}
