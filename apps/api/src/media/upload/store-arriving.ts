import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
import type { Storage } from '../../platform/storage/storage.ts';
import { arrivalPath, isVideo, storedVideoPath } from '../file-path.ts';
import { cleanVideo } from '../video/clean-video.ts';
import { videoEndings } from '../video/video-endings.ts';

/** Keeps a file while it arrives, a video cleaned; the hash (SHA-256) is of what was sent. */
export async function storeArriving(
  storage: Storage,
  { id, type }: { readonly id: string; readonly type: UploadType },
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: number; readonly hash: string }> {
  const path = isVideo(type) ? storedVideoPath(id, videoEndings[type]) : arrivalPath(id);
  const hash = createHash('sha256');
  const arriving = hashed(hash, content);
  const whole = isVideo(type) ? cleanVideo(type, arriving) : arriving;
  const { bytes } = await storage.put(path, Readable.from(whole, { objectMode: false }));
  return { bytes, hash: hash.digest('hex') };
}

async function* hashed(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
