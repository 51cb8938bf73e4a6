/** A file that was chosen, or the address of a picture that is stored. */
export type CropSource = Blob | string;

/** A picture as a canvas can draw it, upright; nothing where a file is none. */
export async function readPicture(source: CropSource): Promise<ImageBitmap | undefined> {
  if (typeof source === 'string') return loadPicture(source);
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch {
    // What is no picture is reported to the user who chose it.
    return undefined;
  }
}

/** Of our own, which any page may read; rejects where it can't be had. */
async function loadPicture(address: string): Promise<ImageBitmap> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}

/** The longer side of a preview, in pixels: enough for a sharp one in a list. */
const previewSide = 640;

/** A small copy of a picture, with the size of the whole: forty whole ones would fill the memory. */
export async function readPreview(file: Blob) {
  const whole = await readPicture(file);
  if (!whole) return undefined;
  const { width, height } = whole;
  const scale = Math.min(1, previewSide / Math.max(width, height));
  const preview = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  });
  whole.close();
  return { preview, width, height };
}
