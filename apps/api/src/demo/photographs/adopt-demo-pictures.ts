import { join } from 'node:path';
import { adoptPictures } from '../../media/adopt-pictures.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';
import type { DemoPicture } from './demo-pictures.ts';
import { demoPictureFolder } from './read-demo-pictures.ts';

/** Returns the ids of the demo's pictures by their names; those already stored stay as they are. */
export async function adoptDemoPictures(
  platform: DemoPlatform,
  pictures: readonly DemoPicture[],
): Promise<ReadonlyMap<string, string>> {
  const rendered = pictures.map(({ name, alt, width, height, thumbhash }) => ({
    folder: join(demoPictureFolder, name),
    alt,
    width,
    height,
    thumbhash,
  }));
  const ids = await adoptPictures(platform, rendered);
  return new Map(pictures.map(({ name }, index) => [name, required(ids[index], name)]));
}
