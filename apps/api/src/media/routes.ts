import * as endpoints from '@boardwalk/sdk-core/media/endpoints';
import * as partEndpoints from '@boardwalk/sdk-core/media/parts/endpoints';
import * as partSchemas from '@boardwalk/sdk-core/media/parts/schemas';
import * as schemas from '@boardwalk/sdk-core/media/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { givenUpFilesCollection } from './given-up/collect-given-up.ts';
import { deleteFile } from './own/delete-file.ts';
import { keepFile } from './own/keep-file.ts';
import { listFiles } from './own/list-files.ts';
import { readFile } from './own/read-file.ts';
import { readStorageStats } from './own/read-storage-stats.ts';
import { beginUpload } from './parts/begin-upload.ts';
import { cancelUpload } from './parts/cancel-upload.ts';
import { finishUpload } from './parts/finish-upload.ts';
import { readUpload } from './parts/read-upload.ts';
import { sendPart } from './parts/send-part.ts';
import { sendPoster } from './parts/send-poster.ts';
import { uploadedFiles } from './personal-data.ts';
import { servePictures } from './serve-pictures.ts';
import { abandonedFilesSweep } from './sweep-files.ts';
import { uploadFile } from './upload/upload-file.ts';
import { uploadImages } from './upload/upload-images.ts';
import { serveVideos } from './video/serve-videos.ts';

/** Pictures and videos, and what people upload of them. */
export const mediaDomain: Domain = {
  name: 'media',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      uploadFile,
      uploadImages,
      listFiles,
      readFile,
      keepFile,
      readStorageStats,
      deleteFile,
    }),
    ...defineRoutes(partEndpoints, partSchemas, {
      beginUpload,
      readUpload,
      sendPart,
      sendPoster,
      finishUpload,
      cancelUpload,
    }),
  ],
  serve(server, platform) {
    servePictures(server, platform);
    serveVideos(server, platform);
  },
  jobs: [abandonedFilesSweep, givenUpFilesCollection],
  provides: [provide(personalData, uploadedFiles)],
};
