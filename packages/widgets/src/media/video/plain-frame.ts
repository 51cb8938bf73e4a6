/** Stands for a video of which there is no picture: 16 by 9, in the grey of the server's. */
export function plainFrame(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#3d4450';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return createImageBitmap(canvas);
}
