import type { Image } from '@boardwalk/sdk-core/listings/schemas';
import { sql } from 'drizzle-orm';
import { publicPicturePath } from '../media/picture-path.ts';
import { media } from '../media/tables.ts';
import type { Queries } from '../platform/database.ts';

/** Pictures by id. */
export type ImagesById = ReadonlyMap<string, Image>;

/** The pictures of these ids that are kept. */
export async function findImages(database: Queries, ids: readonly string[]): Promise<ImagesById> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await queryOf(database).execute({ ids: distinct });
  return new Map(rows.map((row) => [row.id, { ...row, path: publicPicturePath(row.id) }]));
}

/** The pictures of a listing, in its order. */
export function imagesOf(mediaIds: readonly string[], images: ImagesById): Image[] {
  return mediaIds.flatMap((id) => images.get(id) ?? []);
}

/** Every page of listings needs it, so its text is made once. */
function prepareQuery(database: Queries) {
  return database
    .select({
      id: media.id,
      alt: media.alt,
      width: media.width,
      height: media.height,
      thumbhash: media.thumbhash,
    })
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
