import { publicPicturePath } from '../media/picture-path.ts';

/** A person's picture as the contract tells of it. */
export function pictureOf({ profilePictureId: id }: { readonly profilePictureId: string | null }) {
  return id === null ? null : { path: publicPicturePath(id) };
}
