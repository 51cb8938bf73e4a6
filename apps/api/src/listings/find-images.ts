import type { Image } from '@boardwalk/sdk-core/listings/schemas';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import { publicPicturePath } from '../media/picture-path.ts';
import { media } from '../media/tables.ts';
import type { Queries } from '../platform/database.ts';
import { listings } from './tables.ts';

/** Pictures by id. */
export type ImagesById = ReadonlyMap<string, Image>;

/** A picture as it is kept. */
export type ImageRow = Omit<Image, 'path'>;

const columns = {
  id: media.id,
  alt: media.alt,
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
};

const members = Object.entries(columns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);

/** A column of queries: the pictures of these ids, in no order; null where there are none. */
function imagesColumn(ids: SQLWrapper) {
  return sql<readonly ImageRow[] | null>`(
    select json_agg(json_build_object(${sql.join(members, sql`, `)}))
    from ${media} where ${media.id} = any(${ids}))`;
}

/** The pictures of each listing of a query. */
export const keptImages = imagesColumn(listings.mediaIds);

/** Those of its owner too. */
export const keptImagesWithOwner = imagesColumn(
  sql`array_append(${listings.mediaIds}, ${users.profilePictureId})`,
);

/** The pictures of these ids that are kept. */
export async function findImages(database: Queries, ids: readonly string[]): Promise<ImagesById> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await queryOf(database).execute({ ids: distinct });
  return imagesById(rows);
}

/** Kept pictures with the addresses that they are served at. */
export function imagesById(rows: readonly ImageRow[]): ImagesById {
  return new Map(rows.map((row) => [row.id, { ...row, path: publicPicturePath(row.id) }]));
}

/** The pictures of a listing, in its order. */
export function imagesOf(mediaIds: readonly string[], images: ImagesById): Image[] {
  return mediaIds.flatMap((id) => images.get(id) ?? []);
}

/** Every page of listings needs it, so its text is made once. */
function prepareQuery(database: Queries) {
  return database
    .select(columns)
    .from(media)
    .where(sql`${media.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('find_images');
}

const prepared = new WeakMap<Queries, ReturnType<typeof prepareQuery>>();

function queryOf(database: Queries) {
  const query = prepared.get(database) ?? prepareQuery(database);
  prepared.set(database, query);
  return query;
}
