import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { MapPin } from 'lucide';
import { createElement } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { ShopLogo } from '../../shared/logo/ShopLogo.tsx';
import { LongText } from '../../shared/long-text/LongText.tsx';
import { laterShop, QuestionPlace } from '../later-parts.tsx';
import { coverSizes } from './sizes.ts';
import '../shop.css';

const ShopQuestion = laterShop.component('ShopQuestion', { Place: QuestionPlace });
const ShopOpenState = laterShop.component('ShopOpenState');
const ShopStatus = laterShop.component('ShopStatus');

interface ShopHeadProps {
  readonly shop: Shop;
  readonly level: number;
}

/** Whose shop it is, where it stands, and what it says of itself. */
export function ShopHead({ shop, level }: ShopHeadProps) {
  const { env } = useWidget();
  const messages = env.messages(shopMessages);
  const { name, cover, address, hours, description, away, state, owner } = shop;
  return (
    <header className="shop-head">
      {cover && (
        <div className="shop-cover" part="cover">
          <Picture image={cover} mediaUrl={env.mediaUrl} sizes={coverSizes} alt="" isFirst />
        </div>
      )}
      <div className="shop-title" part="head">
        <ShopLogo shop={shop} />
        <div>
          {createElement(`h${level}`, { className: 'shop-name' }, name)}
          <p className="shop-meta">
            <span>
              <Icon node={MapPin} size={16} />
              {address.city}
            </span>
            {hours && <ShopOpenState shop={shop} />}
          </p>
        </div>
        {owner.takesMessages && <ShopQuestion shop={shop} />}
      </div>
      {(away !== null || !isActive(state)) && (
        <ShopStatus {...{ name, away, messages }} isHidden={!isActive(state)} />
      )}
      {description !== '' && (
        <LongText
          text={description}
          words={{ more: messages.readMore, less: messages.readLess }}
          short={240}
          part="description"
        />
      )}
    </header>
  );
}
