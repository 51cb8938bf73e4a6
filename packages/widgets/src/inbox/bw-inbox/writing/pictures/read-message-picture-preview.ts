/** The longer side of a preview, in pixels. */
const side = 240;

/** A small copy of a picture, drawn as policies forbid its address; nothing where it is none. */
export async function readMessagePicturePreview(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: side,
      resizeQuality: 'medium',
    });
  } catch {
    // What is no picture the server says.
    return undefined;
  }
}
