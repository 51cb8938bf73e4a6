import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { S3Settings } from './s3-settings.ts';
import type { ByteRange, Storage } from './storage.ts';

interface Patience {
  /** Milliseconds after which a store that does not answer is away. */
  readonly answerMs: number;
  /** Milliseconds that a file stays open of which nobody reads: a player waits while its store is full. */
  readonly readingMs: number;
}

const usualPatience: Patience = { answerMs: 30_000, readingMs: 1_800_000 };
const connectionTimeout = 3_000;
/** Files that are read at once; who waits holds a connection. */
const readings = { maxSockets: 1_000 };

/** Files in a bucket of an object store that speaks S3. What is being sent is invisible until it is whole. */
export function createS3Storage(
  { bucket: Bucket, region, endpoint, key }: S3Settings,
  { answerMs, readingMs }: Patience = usualPatience,
): Storage {
  const settings = {
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    // Other stores than Amazon's don't know the checksums that it takes unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const client = new S3Client({
    ...settings,
    requestHandler: { connectionTimeout, socketTimeout: answerMs },
  });
  const reader = new S3Client({
    ...settings,
    requestHandler: {
      connectionTimeout,
      // Until the answer begins.
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: readingMs,
      httpAgent: readings,
      httpsAgent: readings,
    },
  });

  async function put(path: string, content: Readable) {
    const source = watch(content);
    const Key = requirePlainPath(path);
    const body = Readable.from(source.pieces(), { objectMode: false });
    const upload = new Upload({ client, params: { Bucket, Key, Body: body } });
    try {
      await upload.done();
    } catch (error) {
      // Nobody reads what is left.
      body.destroy();
      content.destroy();
      // What the content itself breaks off with is not the store's fault.
      throw source.fault() ?? away(error);
    }
    return { bytes: source.bytes() };
  }

  async function* listUnfinished(): AsyncGenerator<MultipartUpload> {
    let page: ListMultipartUploadsCommandOutput | undefined;
    do {
      page = await client.send(
        new ListMultipartUploadsCommand({
          Bucket,
          KeyMarker: page?.NextKeyMarker,
          UploadIdMarker: page?.NextUploadIdMarker,
        }),
      );
      yield* page.Uploads ?? [];
    } while (page.IsTruncated);
  }

  return {
    async put(path, content) {
      return put(path, content instanceof Readable ? content : Readable.from([content]));
    },
    async adopt(path, localFile) {
      return put(path, createReadStream(localFile));
    },
    async find(path) {
      try {
        const { ContentLength } = await client.send(
          new HeadObjectCommand({ Bucket, Key: requirePlainPath(path) }),
        );
        return ContentLength === undefined ? undefined : { bytes: ContentLength };
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw away(error);
      }
    },
    read(path, range) {
      const Key = requirePlainPath(path);
      return Readable.from(readObject(reader, { Bucket, Key, ...rangeOf(range) }), {
        objectMode: false,
      });
    },
    async remove(path) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket, Key: requirePlainPath(path) }));
      } catch (error) {
        throw away(error);
      }
    },
    async removeUnfinished(before) {
      try {
        for await (const { Key, UploadId, Initiated } of listUnfinished()) {
          if (!Initiated || Initiated >= before) continue;
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        }
      } catch (error) {
        throw away(error);
      }
    },
  };
}

interface ObjectPart {
  readonly Bucket: string;
  readonly Key: string;
  readonly Range?: string;
}

async function* readObject(client: S3Client, part: ObjectPart): AsyncGenerator<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand(part)).catch((error: unknown) => {
    throw away(error);
  });
  // In Node.js the body is a stream of it.
  if (Body instanceof Readable) yield* Body;
}

function rangeOf(range: ByteRange | undefined): { readonly Range?: string } {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {};
}

/** Content as it passes: how long it is, and what it broke off with. */
function watch(content: AsyncIterable<unknown>) {
  let bytes = 0;
  let fault: unknown;
  return {
    bytes: () => bytes,
    fault: () => fault,
    async *pieces(): AsyncGenerator<Uint8Array> {
      let isBeingRead = true;
      try {
        for await (const piece of content) {
          // A stream of texts has no other pieces than these two.
          const whole = typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array);
          bytes += whole.length;
          isBeingRead = false;
          yield whole;
          isBeingRead = true;
        }
      } catch (error) {
        // A consumer that takes no further piece throws into the one that it has.
        if (isBeingRead) fault = error;
        throw error;
      }
    },
  };
}

/** A path as the product makes them: names between slashes, none of which leads elsewhere. */
function requirePlainPath(path: string): string {
  const isPlain = path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
  if (isPlain && !path.includes('\0')) return path;
  throw new Error(`"${path}" is no path of a stored file.`);
}

/** Returns the answer where the store is out of reach, or refuses us: nothing was stored. */
function away(cause: unknown): Problem {
  return new Problem(
    'unavailable',
    'Files can’t be kept or shown right now. Please try again later.',
    { retryAfter: 60, cause },
  );
}
