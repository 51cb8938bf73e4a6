import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { Picture } from '../../kit/picture/Picture.tsx';
import { VideoPlayer } from '../video/VideoPlayer.tsx';

interface SlidesProps {
  readonly images: readonly Image[];
  readonly index: number;
  readonly mediaUrl: (path: string) => string;
}

const places = ['before', 'current', 'after'] as const;

/** The picture that shows and its neighbours, which load ahead and slide in; a video plays while it is the one. */
export function Slides({ images, index, mediaUrl }: SlidesProps) {
  return places.map((place, offset) => {
    const image = images[index + offset - 1];
    if (!image) return null;
    return (
      <div key={image.id} className={`slide is-${place}`} aria-hidden={place !== 'current'}>
        {image.video !== undefined && place === 'current' ? (
          <VideoPlayer path={image.video} poster={image} label={image.alt} />
        ) : (
          <Picture image={image} mediaUrl={mediaUrl} sizes="100vw" isFirst />
        )}
      </div>
    );
  });
}
