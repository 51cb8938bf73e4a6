import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import type { Home } from '@boardwalk/sdk-core/site/home/home-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { chooseHeroListing } from './choose-hero-listing.ts';
import { HeroSearch } from './HeroSearch.tsx';
import { heroPictureSizes } from './picture-sizes.ts';
import './hero.css';

interface HeroProps {
  readonly home: Home | undefined;
  readonly level: number;
}

/** The headline, the search, and a picture of something that is listed: below them, or behind. */
export function Hero({ home, level }: HeroProps) {
  const { mediaUrl } = useEnvironment();
  const messages = useMessages(homeMessages);
  const hero = home && chooseHeroListing(home);
  const image = hero?.primaryImage;
  return (
    <div className="hero" part="hero">
      <div className="hero-words">
        {home ? (
          createElement(`h${level}`, { className: 'hero-headline' }, home.headline)
        ) : (
          <Skeleton className="hero-headline-place" />
        )}
        {home && <p className="hero-introduction">{home.introduction}</p>}
      </div>
      <HeroSearch />
      {/* As it is seen on phones: what streams in after the search moves nothing above it. */}
      <div className="hero-picture">
        {image && (
          <Picture image={image} mediaUrl={mediaUrl} sizes={heroPictureSizes} alt="" isFirst />
        )}
      </div>
      {hero && image && (
        <p className="hero-credit">
          <RouteLink route={pageRouteOf(hero)}>
            {fillMessage(messages.pictured, { title: headlineOf(hero) })}
          </RouteLink>
        </p>
      )}
    </div>
  );
}
