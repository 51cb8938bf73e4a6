import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { product as productPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { OperationContext } from '../../platform/calls/operation.ts';

type Site = Pick<OperationContext, 'configuration'>;

/** The page of a shop on our own site. */
export function shopUrl({ configuration }: Site, { id }: { readonly id: string }): string {
  return `${configuration.siteOrigin}/marketplace/shop/${id}`;
}

/** The page of a product on our own site. */
export function productUrl({ configuration }: Site, shopId: string, id: string): string {
  return configuration.siteOrigin + productPage({ shopId, id }).path;
}

/** The widest rendition of a picture. */
export function pictureUrl({ configuration }: Site, { path }: Pick<Image, 'path'>): string {
  return `${configuration.siteOrigin}${path}/1280.webp`;
}
