import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';

/** A person's picture as the contract tells of it. */
export function pictureOf({ profilePictureId: id }: { readonly profilePictureId: string | null }) {
  return id === null ? null : { path: publicPicturePath(id) };
}
