import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { publicVideoPath } from './file-path.ts';
import { media } from './tables.ts';
import type { VideoEnding } from './video/video-endings.ts';

/** Pictures by id. */
export type ImagesById = ReadonlyMap<string, Image>;

/** A picture as it is stored. */
export interface ImageRow extends Omit<Image, 'path' | 'video'> {
  readonly video: VideoEnding | null;
}

const columns = {
  id: media.id,
  alt: media.alt,
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
  video: media.video,
};

/** Stand between facts of a picture, and between pictures; a description has neither. */
const unitSeparator = '\u001f';
const recordSeparator = '\u001e';

/**
 * A column of queries: the pictures of these ids, in no order; null where there are none. They come
 * as text, which takes the database and the reader half as long as JSON on every page of listings.
 */
export function imagesColumn(ids: SQLWrapper) {
  const { id, width, height, thumbhash, alt, video } = columns;
  const cleanAlt = sql`translate(${alt}, chr(31) || chr(30), '')`;
  return sql<readonly ImageRow[] | null>`(
    select string_agg(concat_ws(chr(31), ${id}, ${width}, ${height}, ${thumbhash}, ${cleanAlt}, ${video}), chr(30))
    from ${media} where ${media.id} = any(${ids}))`.mapWith(readImages);
}

function readImages(text: string): readonly ImageRow[] {
  return text.split(recordSeparator).map((record) => {
    const [id = '', width, height, thumbhash = '', alt = '', video] = record.split(unitSeparator);
    return {
      ...{ id, alt, thumbhash },
      width: Number(width),
      height: Number(height),
      // The column has no others; of pictures it is null, and not written.
      video: (video ?? null) as VideoEnding | null,
    };
  });
}

/** Finds the stored pictures of these ids. */
export async function findImages(database: Queries, ids: readonly string[]): Promise<ImagesById> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await queryOf(database).execute({ ids: distinct });
  return imagesById(rows);
}

/** Returns stored pictures with the addresses that they are served at. */
export function imagesById(rows: readonly ImageRow[]): ImagesById {
  return new Map(
    rows.map(({ video, ...row }) => [
      row.id,
      {
        ...row,
        path: publicPicturePath(row.id),
        ...(video && { video: publicVideoPath(row.id, video) }),
      },
    ]),
  );
}

/** The pictures of these ids, in their order. */
export function imagesOf(ids: readonly string[], images: ImagesById): Image[] {
  return ids.flatMap((id) => images.get(id) ?? []);
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
