import {
  findDouble,
  isVideoEntry,
  type PictureEntry,
} from '@boardwalk/sdk-core/media/pictures/pictures';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import type { ListedPicture, ListedPictureUpload } from '../shared/picture-list/picture-order.ts';

/** The pictures as their list shows them. */
export function listedOf(
  entries: readonly PictureEntry<ImageBitmap>[],
  env: WidgetEnvironment,
): readonly ListedPicture[] {
  return entries.map(({ key, alt, kept, preview, video, progress }, place) => ({
    id: key,
    isVideo: isVideoEntry({ video, kept }),
    // What came as a file shows as it is, without a wait for its address.
    source: preview ?? env.mediaUrl(`${kept?.path}/320.webp`),
    caption: alt,
    upload: uploadOf(progress, video !== undefined, env),
    doubleOf: findDouble(entries, place),
  }));
}

function uploadOf(
  progress: PictureEntry<ImageBitmap>['progress'],
  isVideo: boolean,
  env: WidgetEnvironment,
): ListedPictureUpload {
  if (progress.state !== 'failed') return progress;
  return { state: 'failed', reason: reasonOf(progress.problem, isVideo, env) };
}

/** In the specification’s words, where it has some, and the server's own reason. */
function reasonOf(problem: Problem, isVideo: boolean, env: WidgetEnvironment): string {
  const words = env.messages(uploadMessages);
  if (problem.status === 0) return words.network;
  if (problem.code === 'invalid-request' && !isVideo) return words.unreadable;
  return problem.code === 'body-too-large' ? words.refused : explainProblem(problem, env);
}
