import * as endpoints from '@boardwalk/sdk-core/media/endpoints';
import * as schemas from '@boardwalk/sdk-core/media/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { deleteFile } from './delete-file.ts';
import { listFiles } from './list-files.ts';
import { uploadedFiles } from './personal-data.ts';
import { readStorageStats } from './read-storage-stats.ts';
import { servePictures } from './serve-pictures.ts';
import { abandonedFilesSweep } from './sweep-files.ts';
import { uploadFile } from './upload/upload-file.ts';
import { uploadImages } from './upload/upload-images.ts';
import { serveVideos } from './video/serve-videos.ts';

/** Pictures and videos, and what people upload of them. */
export const mediaDomain: Domain = {
  name: 'media',
  routes: defineRoutes(endpoints, schemas, {
    uploadFile,
    uploadImages,
    listFiles,
    readStorageStats,
    deleteFile,
  }),
  personalData: uploadedFiles,
  serve(server, platform) {
    servePictures(server, platform);
    serveVideos(server, platform);
  },
  jobs: [abandonedFilesSweep],
};
