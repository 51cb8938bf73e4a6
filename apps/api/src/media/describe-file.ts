import type { UploadedFile } from '@boardwalk/sdk-core/media/schemas';
import { fileAddress, publicFilePath } from './file-path.ts';
import type { filesTable } from './tables.ts';

/** A file as its owner knows it. */
export function describeFile(file: typeof filesTable.$inferSelect): UploadedFile {
  const { id, mimeType, name, size, createdAt } = file;
  return {
    id,
    path: publicFilePath(id, mimeType),
    mime_type: mimeType,
    name,
    size,
    lastModifiedDate: createdAt.toISOString(),
    url: fileAddress(id, mimeType),
  };
}
