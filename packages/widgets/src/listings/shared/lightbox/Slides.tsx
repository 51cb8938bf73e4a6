import { lightboxMessages } from '@boardwalk/sdk-core/listings/page/lightbox-messages';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { VideoPlayer } from '../../../media/shared/video/VideoPlayer.tsx';
import './lightbox.css';

interface SlidesProps {
  readonly images: readonly Image[];
  readonly index: number;
  /** What they are pictures of, which names those that say nothing themselves. */
  readonly title: string;
  readonly mediaUrl: (path: string) => string;
}

const places = ['before', 'current', 'after'] as const;

/** The picture that shows and its neighbours, which load ahead and slide in; a video plays while it is the one. */
export function Slides({ images, index, title, mediaUrl }: SlidesProps) {
  const messages = useMessages(lightboxMessages);
  return places.map((place, offset) => {
    const at = index + offset - 1;
    const image = images[at];
    if (!image) return null;
    const isVideo = image.video !== undefined;
    const numbered = { number: at + 1, count: images.length, alt: title };
    const name =
      image.alt || fillMessage(isVideo ? messages.spokenVideo : messages.spoken, numbered);
    return (
      <div key={image.id} className={`slide is-${place}`} aria-hidden={place !== 'current'}>
        {image.video !== undefined && place === 'current' ? (
          <VideoPlayer path={image.video} poster={image} label={name} />
        ) : (
          <Picture image={image} mediaUrl={mediaUrl} sizes="100vw" alt={name} isFirst />
        )}
      </div>
    );
  });
}
