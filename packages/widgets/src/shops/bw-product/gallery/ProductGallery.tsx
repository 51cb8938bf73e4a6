import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { gallerySizes } from './sizes.ts';
import './gallery.css';

const lightbox = lazyParts(() => import('../../../listings/shared/lightbox/Lightbox.tsx'));
const Lightbox = lightbox.component('Lightbox', { Missing: ShopPartMissing });

interface ProductGalleryProps {
  readonly images: readonly Image[];
  readonly title: string;
  /** The picture of the chosen variant, which shows once that is chosen. */
  readonly chosen: string | null;
}

/** One picture large, the others as a row to pick from; the large one opens them all. */
export function ProductGallery({ images, title, chosen }: ProductGalleryProps) {
  const { mediaUrl, messages: read } = useEnvironment();
  const messages = read(productMessages);
  const [picked, setPicked] = useState<{ readonly over: string | null; readonly index: number }>();
  const [isOpen, setOpen] = useState(false);
  const ofVariant = images.findIndex(({ id }) => id === chosen);
  // What was picked counts until another variant brings a picture of its own.
  const index = picked?.over === chosen ? picked.index : Math.max(0, ofVariant);
  const image = images[index];
  if (!image)
    return (
      <div className="product-gallery product-picture">
        <PictureGap />
      </div>
    );
  const count = images.length;
  const numbered = { number: index + 1, count, alt: image.alt || title };
  return (
    <section className="product-gallery" aria-label={messages.pictures} part="gallery">
      <button
        type="button"
        className={classNames('product-picture', image.video !== undefined && 'is-video')}
        aria-haspopup="dialog"
        aria-label={fillMessage(messages.openPicture, numbered)}
        onClick={() => setOpen(true)}
      >
        <Picture
          key={image.id}
          image={image}
          mediaUrl={mediaUrl}
          sizes={gallerySizes}
          alt=""
          isFirst
        />
      </button>
      {count > 1 && (
        <ul className="product-thumbnails">
          {images.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                className={classNames(one.video !== undefined && 'is-video')}
                aria-label={fillMessage(messages.showPicture, { number: at + 1 })}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => setPicked({ over: chosen, index: at })}
              >
                <Picture image={one} mediaUrl={mediaUrl} sizes="72px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Lightbox
          images={images}
          start={index}
          title={title}
          mediaUrl={mediaUrl}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
