import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { Film } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';

/** A small picture of a file; of a video a sign that it is one. */
export function FileShown({ file: { image, mime_type: type } }: { readonly file: OwnFile }) {
  const { mediaUrl } = useEnvironment();
  if (image) return <Picture image={image} mediaUrl={mediaUrl} sizes="64px" alt="" />;
  return type.startsWith('video/') ? <Icon node={Film} size={24} /> : <PictureGap />;
}
