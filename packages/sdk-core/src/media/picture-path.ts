/** Where the public finds a picture by its id: `{path}/{width}.webp` and `.avif`. */
export function publicPicturePath(id: string): string {
  return `/media/${id}`;
}
