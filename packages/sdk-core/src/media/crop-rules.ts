/** Width to height of the frame, by what the picture is for. */
export const cropAspects = {
  portrait: 3 / 4,
  logo: 3 / 2,
  photo: 1,
  image: 4 / 3,
  homepageSlider: 2,
  default: 16 / 9,
} as const;
export type CropType = keyof typeof cropAspects;

/** Pixels of the original that a crop holds at least, and the width of the result at most. */
export const smallestCrop = { width: 100, height: 120 } as const;
export const widestCrop = 1_280;

/** What a press on either button multiplies the zoom by. */
export const zoomSteps = { in: 1.2, out: 0.8333 } as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest frame of an aspect that lies within a picture. */
function largestFrame({ width, height }: Size, aspect: number): Size {
  return width > height * aspect
    ? { width: height * aspect, height }
    : { width, height: width / aspect };
}

/**
 * How far a picture may be zoomed before the frame holds fewer pixels than the least; below 1 where
 * the whole picture holds too few.
 */
export function largestZoom(picture: Size, aspect: number): number {
  const { width, height } = largestFrame(picture, aspect);
  return Math.min(width / smallestCrop.width, height / smallestCrop.height);
}

/** The size of what a frame of so many pixels becomes: its own, or scaled down to the widest. */
export function croppedSize({ width, height }: Size): Size {
  const scale = Math.min(1, widestCrop / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
