import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
import { invalidFile } from '../upload/invalid-file.ts';
import { cleanParts } from './clean-parts.ts';
import { createMpeg4Reader } from './mpeg4-parts.ts';
import { createWebmReader } from './webm-parts.ts';

/** A video while it arrives, without what its camera wrote into it; one that is none is refused. */
export function cleanVideo(
  type: UploadType,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const refusal = (message: string) =>
    invalidFile('Please choose a valid file.', `expected a whole video: ${message}`);
  const createReader = type === 'video/webm' ? createWebmReader : createMpeg4Reader;
  return cleanParts(content, createReader(refusal), refusal);
}
