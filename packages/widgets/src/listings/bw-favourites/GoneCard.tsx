import { favouritesMessages } from '@boardwalk/sdk-core/listings/card/favourites-messages';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Card } from '../../kit/card/Card.tsx';
import { PictureGap } from '../../kit/picture/Picture.tsx';
import { CardFavourite } from '../shared/listing-card/CardFavourite.tsx';
import './favourites.css';

/** In place of a listing that the public no longer sees; its heart lets go of it. */
export function GoneCard({ id }: { readonly id: ListingId }) {
  const messages = useMessages(favouritesMessages);
  const name = fillMessage(messages.goneName, { id: String(id) });
  return (
    <div className="bookmarks-gone">
      <Card
        media={<PictureGap />}
        tag={<CardFavourite id={id} name={name} />}
        title={messages.gone}
        meta={name}
      />
    </div>
  );
}
