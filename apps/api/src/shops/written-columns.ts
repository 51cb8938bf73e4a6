import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { claimImages } from '../media/claim-images.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';
import { findWhereabouts } from '../posting/publish/find-whereabouts.ts';
import type { ShopRow } from './tables.ts';

/** The columns of what is written of a shop in a country, with what follows from where it is. */
export async function writtenColumns(body: ShopBody, country: Country) {
  if (body.place.country !== country) {
    throw fault('place.country', `expected ${country}, where its account is paid`);
  }
  const { position, timeZone } = await findWhereabouts('merchant', body.place, 'body.shop.place');
  return {
    name: body.name,
    description: body.description,
    logoId: body.logo?.id ?? null,
    coverId: body.cover?.id ?? null,
    place: body.place,
    lat: position.lat,
    lng: position.lng,
    timeZone,
    hours: body.hours,
    pickup: body.pickup,
    contact: body.contact,
    returns: body.returns,
    privacy: body.privacy,
    handlingFrom: body.handling.from,
    handlingTo: body.handling.to,
  };
}

interface Claim {
  readonly ownerId: number;
  readonly callerId: number;
  /** What the shop shows already. */
  readonly shown: Pick<ShopRow, 'logoId' | 'coverId'>;
  readonly extensions: Extensions;
}

/** Makes logo and cover files of the owner's; one that can't be is refused at its field. */
export async function claimShopPictures(
  transaction: Queries,
  body: Pick<ShopBody, 'logo' | 'cover'>,
  { shown: { logoId, coverId }, ...claim }: Claim,
): Promise<void> {
  const shown = [logoId, coverId].flatMap((id) => id ?? []);
  const pictures = [body.logo, body.cover].flatMap((picture) => picture ?? []);
  const own = await claimImages(transaction, pictures, { ...claim, shown });
  for (const field of ['logo', 'cover'] as const) {
    const id = body[field]?.id;
    if (id === undefined || own.has(id) || shown.includes(id)) continue;
    throw fault(`${field}.id`, 'expected a picture that you uploaded, and show nowhere else');
  }
}

function fault(field: string, message: string): Problem {
  return new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path: `body.shop.${field}`, message }],
  });
}
