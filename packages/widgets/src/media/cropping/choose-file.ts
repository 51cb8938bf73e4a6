import type { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { kindOfFile, type UploadKind, uploadLimits } from '@boardwalk/sdk-core/media/upload-rules';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

export type Purpose = 'file' | 'photo';
type Words = Messages<typeof uploadMessages>;

/** What somebody chose: a picture or a video of a size that may be, or why it is none. */
export type FileChoice =
  | { readonly kind: UploadKind; readonly file: File }
  | { readonly fault: string };

/** Judges what was chosen, as far as is possible without opening it. */
export function judgeFile(file: File | undefined, purpose: Purpose, words: Words): FileChoice {
  if (!file) return { fault: purpose === 'photo' ? words.invalidPhoto : words.noFile };
  const kind = kindOfFile(file);
  if (purpose === 'photo' && kind !== 'image') return { fault: words.invalidPhoto };
  if (!kind) return { fault: words.invalidType };
  if (file.size <= uploadLimits[kind]) return { kind, file };
  return { fault: kind === 'image' ? words.imageTooLarge : words.videoTooLarge };
}

/** The name of what is made of a picture. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]{1,10}$/, '')}.jpg`;
}
