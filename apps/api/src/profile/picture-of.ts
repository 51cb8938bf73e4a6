import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';

/** Returns a person's picture as the contract describes it. */
export function pictureOf({ profilePictureId: id }: { readonly profilePictureId: string | null }) {
  return id === null ? null : { path: publicPicturePath(id) };
}
