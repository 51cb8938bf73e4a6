import type { CropType } from '@boardwalk/sdk-core/media/crop-rules';
import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenShopPicture } from '@boardwalk/sdk-core/shops/own/written-shop';
import { ImageUp } from 'lucide';
import { createElement, type ReactNode, useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FieldGroup } from '../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../parts/form/HiddenValue.tsx';
import './shop-form.css';

interface ShopPictureFieldProps {
  /** The form reads the id of the picture under it, or nothing. */
  readonly name: 'logo' | 'cover';
  readonly legend: string;
  readonly help: string;
  readonly uploadLabel: string;
  readonly crop: CropType;
  readonly start: WrittenShopPicture | null;
  /** What the picture shows. */
  readonly alt: string;
  /** More about a picture that is there. */
  readonly children?: ReactNode;
}

/** A picture of a shop: uploaded and cropped in a dialog, replaced, or taken away. */
export function ShopPictureField(props: ShopPictureFieldProps) {
  const { name, legend, help, uploadLabel, crop, start, alt, children } = props;
  const { env, ensureWidgets } = useWidget();
  const messages = env.messages(shopFormMessages);
  const [id, setId] = useState(start?.id ?? '');
  const [isUploading, setUploading] = useState(false);

  function open() {
    ensureWidgets('bw-upload');
    setUploading(true);
  }

  return (
    <FieldGroup name={name} legend={legend} help={help}>
      {id !== '' && (
        <img
          className={`shop-picture shop-picture-${name}`}
          src={env.mediaUrl(`${publicPicturePath(id)}/320.webp`)}
          alt={alt}
        />
      )}
      <div className="shop-picture-actions">
        <Button icon={ImageUp} onClick={open}>
          {id === '' ? uploadLabel : messages.another}
        </Button>
        {id !== '' && (
          <Button variant="quiet" onClick={() => setId('')}>
            {messages.remove}
          </Button>
        )}
      </div>
      {id !== '' && children}
      <HiddenValue name={name} value={id} />
      {isUploading &&
        createElement('bw-upload', {
          crop,
          purpose: 'photo',
          'onbw-uploaded': (event: CustomEvent<{ readonly id: string }>) => {
            // The picture that shows says so.
            event.preventDefault();
            setId(event.detail.id);
          },
          'onbw-upload-closed': () => setUploading(false),
        })}
    </FieldGroup>
  );
}
