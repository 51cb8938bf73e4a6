import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { ProductPicture } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { MediaList } from '../../../media/shared/media-list/MediaList.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';

interface PicturesFieldsProps {
  /** Those that it begins with. */
  readonly pictures: readonly ProductPicture[];
  readonly onChange: (pictures: readonly ProductPicture[]) => void;
}

/** What it looks like, the first picture before all others. */
export function PicturesFields({ pictures: start, onChange }: PicturesFieldsProps) {
  const messages = useMessages(productEditorMessages);
  const [pictures, setPictures] = useState(start);
  const [waiting, setWaiting] = useState(0);
  return (
    <FieldGroup name="product.pictures" legend={messages.pictures}>
      <MediaList
        pictures={start}
        maximum={mostOfShop.pictures}
        takesVideos
        onChange={(listed) => {
          const ready = listed.map(({ id, alt, video }) => ({ id, alt, ...(video && { video }) }));
          setPictures(ready);
          onChange(ready);
        }}
        onWaiting={setWaiting}
      />
      <HiddenValue name="product.pictures" value={JSON.stringify(pictures)} />
      <HiddenValue name="product.pictures.waiting" value={String(waiting)} />
    </FieldGroup>
  );
}
