import type { PostingKind } from '../listings/form/posting-kinds.ts';
import type { Listing } from '../listings/schemas.ts';
import { publicPicturePath } from '../media/picture-path.ts';
import { unknownShape } from '../media/unknown-shape.ts';
import { type Country, countries } from '../vocabulary/places/countries.ts';
import type { Point } from '../vocabulary/places/geo.ts';
import { publicAddress, publicPosition, publicPrecision } from './public-place.ts';
import type { WrittenBody } from './written-body.ts';

/** What a preview shows beside what is written. */
export interface PreviewSurroundings {
  readonly kind: PostingKind;
  /** ISO instants. */
  readonly now: string;
  readonly timeZone: string;
  /** Stands where there is no title yet. */
  readonly untitled: string;
  /** Stands where nothing is said of the place yet. */
  readonly nowhere: string;
  /** The middle of the city, which stands for the place as long as there is no pin. */
  readonly centre: Point | undefined;
}

/** Where something is while its country is not chosen yet. */
const likeliestCountry: Country = 'CA';

/** A listing as the public would see what is written, however unfinished. */
export function previewListing(body: WrittenBody, surroundings: PreviewSurroundings): Listing {
  const { kind, now, timeZone, untitled, nowhere, centre } = surroundings;
  const { place, contact } = body;
  const country = countries.find((one) => one === place.country) ?? likeliestCountry;
  const at = place.pin ?? centre;
  const position = at && publicPosition(at, place.isAreaOnly);
  const address = publicAddress({ ...place, country });
  const isPlaced = place.city !== '' || place.region !== '';
  const images = body.pictures.map(({ id, alt, video }) => ({
    ...unknownShape,
    id,
    path: publicPicturePath(id),
    alt,
    ...(video !== undefined && { video }),
  }));
  return {
    // No listing has this number: nothing can be requested by it.
    id: 0 as Listing['id'],
    ownerId: 0 as Listing['ownerId'],
    listingType: kind,
    title: body.title.trim() === '' ? untitled : body.title,
    subcategory: body.subcategory,
    status: 'Active',
    price: body.price,
    previousPrice: null,
    address: isPlaced ? address : { ...address, fullAddress: nowhere },
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    precision: publicPrecision(place),
    primaryImage: images[0] ?? null,
    images,
    attributes: { ...body.attributes },
    createdAt: now,
    updatedAt: now,
    description: body.description,
    tags: [...body.tags],
    hours: body.hours && body.hours.weekly.length > 0 ? body.hours : null,
    timeZone,
    closedAt: null,
    expiresAt: null,
    owner: {
      id: 0 as Listing['ownerId'],
      firstName: contact.name,
      profilePicture: null,
      takesMessages: true,
    },
    contact: {
      name: contact.name,
      hasPhone: contact.phone !== null,
      hasEmail: contact.email !== null,
      website: contact.website,
    },
    structuredData: {},
  };
}
