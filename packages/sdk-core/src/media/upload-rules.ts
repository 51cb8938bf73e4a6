/** Units of size by what a person reads, in steps of 1,024. */
const units: readonly string[] = ['KB', 'MB', 'GB', 'TB', 'PB'];

/** Bytes of a size such as `10, 'MB'`; any other unit is refused. */
export function bytesOf(size: number, unit: string): number {
  const power = units.indexOf(unit);
  if (power < 0) throw new Error('Invalid unit provided');
  return size * 1024 ** (power + 1);
}

/** What may be uploaded, and how large it may be. */
export const uploadLimits = { image: bytesOf(10, 'MB'), video: bytesOf(1, 'GB') } as const;
export type UploadKind = keyof typeof uploadLimits;

/** A video of more bytes is sent in parts, so that a broken line costs one of them alone. */
export const longestForm = bytesOf(50, 'MB');

/** What the files of one person may hold together, and how many there may be. */
export const storageCapacity = bytesOf(2, 'GB');
export const maximumFiles = 1_000;

/** Pictures that one form brings at most. */
export const imagesAtOnce = 10;

/** What is accepted, by the first bytes of a file. */
export const uploadTypes = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/avif': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
} as const satisfies Readonly<Record<string, UploadKind>>;
export type UploadType = keyof typeof uploadTypes;

/** What a file seems to be by the type that its browser gives it; the server looks inside. */
export function kindOfType(type: string): UploadKind | undefined {
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('video/') ? 'video' : undefined;
}

/** Windows gives these pictures no type. */
const picturesByName = /\.(?:heic|heif|avif)$/i;

/** The same of a file that may come without a type. */
export function kindOfFile({ type, name }: TypedFile): UploadKind | undefined {
  if (type === '' && name !== undefined && picturesByName.test(name)) return 'image';
  return kindOfType(type);
}

/** A file by what its browser says of it; what is no file has no name. */
type TypedFile = Pick<Blob, 'type'> & Partial<Pick<File, 'name'>>;

/** Why a file is not sent at all, as far as can be determined without opening it. */
export type FileFault = 'invalidType' | `${UploadKind}TooLarge`;

/** What is wrong with a file where those of `kinds` are taken. */
export function faultOf(
  file: TypedFile & Pick<Blob, 'size'>,
  kinds: readonly UploadKind[],
): FileFault | undefined {
  const kind = kindOfFile(file);
  if (!kind || !kinds.includes(kind)) return 'invalidType';
  return file.size > uploadLimits[kind] ? `${kind}TooLarge` : undefined;
}

/** Whether a picture may be shown as an image: whatever our own server has stored as one. */
export function isImageType(type: string): boolean {
  return kindOfType(type) === 'image';
}
