import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Images } from 'lucide';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { ListingPartMissing } from '../ListingPartMissing.tsx';
import { useListing } from '../listing-scope.ts';
import { largeSizes, smallSizes } from './sizes.ts';
import './gallery.css';

/** One large, four small. */
const mosaicSize = 5;

const lightbox = lazyParts(() => import('../../shared/lightbox/Lightbox.tsx'));
const Lightbox = lightbox.component('Lightbox', { Missing: ListingPartMissing });

/** The first pictures: a mosaic, on phones a row to swipe; any of them opens them all. */
export function Gallery() {
  const { mediaUrl } = useEnvironment();
  const { listing, locale, messages } = useListing();
  const [opened, setOpened] = useState<number>();
  const { images, title } = listing;
  const count = images.length;
  if (count === 0) return null;
  return (
    <>
      <section className="gallery" aria-label={messages.pictures} part="gallery">
        <ul className="gallery-tiles" data-count={Math.min(count, mosaicSize)}>
          {images.slice(0, mosaicSize).map((image, index) => (
            <li key={image.id} className={image.video && 'is-video'}>
              <button
                type="button"
                aria-label={fillMessage(image.video ? messages.openVideo : messages.openPicture, {
                  number: index + 1,
                  count,
                  // One that says nothing itself is of what the listing offers.
                  alt: image.alt || title,
                })}
                onClick={() => setOpened(index)}
              >
                <Picture
                  image={image}
                  mediaUrl={mediaUrl}
                  sizes={index === 0 ? largeSizes : smallSizes}
                  alt=""
                  isFirst={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <Button className="gallery-all" icon={Images} onClick={() => setOpened(0)}>
            {countMessage(messages.showAll, count, locale)}
          </Button>
        )}
      </section>
      {opened !== undefined && (
        <Lightbox
          images={images}
          start={opened}
          title={title}
          mediaUrl={mediaUrl}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
