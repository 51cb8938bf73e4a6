import type { MessagePicture } from '@boardwalk/sdk-core/inbox/pictures/picture-schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Platform } from '../../platform/calls/operation.ts';
import type { PictureRow } from './find-pictures.ts';

/** What makes addresses: the server's key, and its time. */
export type PictureAddresses = Pick<Platform, 'secrets' | 'clock'>;

const about = 'picture of a message';

/**
 * Gives pictures addresses that open them until the end of tomorrow in UTC: all day the same, so
 * that a browser loads each once. Anyone who is given one may see it; nobody can make one up.
 */
export function addressPictures(
  pictures: readonly PictureRow[],
  { secrets, clock }: PictureAddresses,
): MessagePicture[] {
  const until = Math.floor(clock.now().getTime() / dayMs) + 2;
  return pictures.map(({ id, width, height, thumbhash }) => ({
    ...{ id, width, height, thumbhash },
    path: `/media/messages/${id}/${until}-${secrets.sign(signedText(id, until), about)}`,
  }));
}

/** Whether a part of an address, `{day}-{signature}`, opens a picture now. */
export function opensPicture(
  { secrets, clock }: PictureAddresses,
  id: string,
  pass: string,
): boolean {
  const [, day, signature] = /^(\d{1,6})-([\w-]{22})$/.exec(pass) ?? [];
  if (day === undefined || signature === undefined) return false;
  const until = Number(day);
  if (clock.now().getTime() >= until * dayMs) return false;
  return secrets.isSigned(signedText(id, until), about, signature);
}

const signedText = (id: string, until: number) => `${id} ${until}`;
