/** A picture of a list; the first is the main one. */
export interface ListedPicture {
  readonly id: string;
  /** Address of a small version, or the picture itself where it has none yet. */
  readonly source: string | ImageBitmap;
  /** Shown below it, and read to those who don't see it. */
  readonly caption: string;
  /** Of a video, which its picture stands for. */
  readonly isVideo?: boolean;
  readonly upload: ListedPictureUpload;
  /** The place, from 0, of an earlier one that is the same. */
  readonly doubleOf?: number | undefined;
}

/** How far a picture's upload is. */
export type ListedPictureUpload =
  | { readonly state: 'done' }
  | { readonly state: 'waiting' }
  /** From 0 to 1, where it is known; at 1 the server looks at what it got. */
  | { readonly state: 'sending'; readonly part: number | undefined }
  | { readonly state: 'failed'; readonly reason: string };

type Pictures = readonly ListedPicture[];

/** The pictures with one at another place, from 0; a place that there is not is the nearest. */
export function movePicture(pictures: Pictures, id: string, place: number): Pictures {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) return pictures;
  const others = removePicture(pictures, id);
  const to = Math.min(others.length, Math.max(0, place));
  return [...others.slice(0, to), picture, ...others.slice(to)];
}

export function removePicture(pictures: Pictures, id: string): Pictures {
  return pictures.filter((one) => one.id !== id);
}

/** Puts a removed picture back to its place, whatever has become of the others. */
export function restorePicture(
  pictures: Pictures,
  picture: ListedPicture,
  place: number,
): Pictures {
  if (pictures.some(({ id }) => id === picture.id)) return pictures;
  return [...pictures.slice(0, place), picture, ...pictures.slice(place)];
}

export function captionPicture(pictures: Pictures, id: string, caption: string): Pictures {
  return pictures.map((one) => (one.id === id ? { ...one, caption } : one));
}
