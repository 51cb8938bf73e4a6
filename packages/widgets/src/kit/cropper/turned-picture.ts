/** A picture in memory that a canvas draws, turned by quarters of a circle. */
export interface TurnedPicture {
  readonly source: ImageBitmap;
  /** Quarters to the right: 0 to 3. */
  readonly turns: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the picture as it stands now. */
export function rotatedSize({ source: { width, height }, turns }: TurnedPicture) {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Draws a part of the picture, in its own pixels as it stands now, over the whole canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: TurnedPicture, part: Area): void {
  const { source, turns } = picture;
  const { width, height } = rotatedSize(picture);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  // A JPEG has no holes: what can be seen through becomes white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / part.width, canvas.height / part.height);
  context.translate(-part.x, -part.y);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  context.resetTransform();
}

/** A canvas of that size as a JPEG. */
export function writeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas can’t be written.'))),
      'image/jpeg',
      0.9,
    );
  });
}
