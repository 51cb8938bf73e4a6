import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { OwnProduct } from '@boardwalk/sdk-core/shops/products/schemas';
import { editProduct } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import '../../listings/shared/listing-row/listing-row.css';

/** Picture and title of a product, and how many variants it has where these are several. */
export function ProductName({ product }: { readonly product: OwnProduct }) {
  const { messages: read, mediaUrl } = useEnvironment();
  const messages = read(productsMessages);
  const counted = useCounted();
  const { id, shopId, title, image, variants } = product;
  return (
    <div className="listing-row">
      <span className="listing-row-picture">
        {image ? <Picture image={image} mediaUrl={mediaUrl} sizes="64px" alt="" /> : <PictureGap />}
      </span>
      <div className="listing-row-text">
        <RouteLink className="listing-row-name" route={editProduct({ shopId }, { product: id })}>
          {title}
        </RouteLink>
        {variants > 1 && <p className="listing-note">{counted(messages.variants, variants)}</p>}
      </div>
    </div>
  );
}
