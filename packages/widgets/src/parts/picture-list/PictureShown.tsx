import { useLayoutEffect, useRef } from 'react';
import type { ListedPicture } from './picture-order.ts';

/** A picture by its address; one that has none yet is drawn, as policies forbid other addresses. */
export function PictureShown({ source, caption }: Pick<ListedPicture, 'source' | 'caption'>) {
  return typeof source === 'string' ? (
    <img src={source} alt={caption} draggable={false} />
  ) : (
    <DrawnPicture source={source} caption={caption} />
  );
}

function DrawnPicture({
  source,
  caption,
}: {
  readonly source: ImageBitmap;
  readonly caption: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = source;
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(source, 0, 0);
  }, [source]);
  const named = caption === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': caption };
  return <canvas ref={canvas} width={width} height={height} {...named} />;
}
