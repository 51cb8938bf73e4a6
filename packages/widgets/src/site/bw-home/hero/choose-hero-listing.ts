import type { HomeCard } from '@boardwalk/sdk-core/site/home/home-card';
import type { Home } from '@boardwalk/sdk-core/site/home/home-store';

/** The listing whose picture opens the page: the first chosen by hand, else the newest property. */
export function chooseHeroListing(home: Home): HomeCard | undefined {
  const properties = home.recent.filter(({ kind }) => kind === 'property');
  return [...home.featured, ...properties]
    .flatMap(({ cards }) => cards)
    .find(({ primaryImage }) => primaryImage !== null);
}
