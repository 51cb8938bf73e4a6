import { useLayoutEffect, useRef } from 'react';
import type { ListedPicture } from './picture-order.ts';

interface PictureShownProps extends Pick<ListedPicture, 'source'> {
  /** Its caption, else its place among the others. */
  readonly name: string;
}

/** A picture by its address; one that has none yet is drawn, as policies forbid other addresses. */
export function PictureShown({ source, name }: PictureShownProps) {
  return typeof source === 'string' ? (
    <img src={source} alt={name} draggable={false} />
  ) : (
    <DrawnPicture source={source} name={name} />
  );
}

function DrawnPicture({ source, name }: { readonly source: ImageBitmap; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = source;
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(source, 0, 0);
  }, [source]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={name} />;
}
