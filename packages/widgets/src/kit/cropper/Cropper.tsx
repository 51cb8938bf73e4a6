import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import { IconButton } from '../button/IconButton.tsx';
import {
  type Area,
  drawPart,
  rotatedSize,
  type TurnedPicture,
  writeJpeg,
} from './turned-picture.ts';
import 'react-easy-crop/react-easy-crop.css';
import './cropper.css';

/** What the cropper says. */
export interface CropperLabels {
  readonly frame: string;
  readonly help: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly rotateLeft: string;
  readonly rotateRight: string;
  /** The zoom in per cent. */
  readonly zoomed: (percent: number) => string;
  readonly rotated: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the frame holds now. */
export interface Crop {
  /** As a JPEG of the size that is made of the frame's. */
  write(sizeOf: (frame: Size) => Size): Promise<Blob>;
}

interface CropperProps {
  readonly picture: ImageBitmap;
  /** Width to height of the frame. */
  readonly aspect: number;
  /** How far the picture may be zoomed; below 1 it may not stand like that at all. */
  readonly zoomLimit: (picture: Size) => number;
  /** What a press on the buttons multiplies the zoom by. */
  readonly zoomSteps: { readonly in: number; readonly out: number };
  readonly words: CropperLabels;
  /** Gets the crop while there is one. */
  readonly handle: RefObject<Crop | null>;
}

interface View {
  /** Quarters to the right: 0 to 3. */
  readonly turns: number;
  readonly zoom: number;
  readonly crop: { readonly x: number; readonly y: number };
}

type EasyCropProps = ConstructorParameters<typeof EasyCrop>[0];

/** Reports itself: Preact hands a component's `ref` on as a prop, which this one does not know. */
class CanvasCrop extends EasyCrop {
  declare readonly props: Readonly<EasyCropProps & { onStart: (started: EasyCrop) => void }>;

  override componentDidMount(): void {
    super.componentDidMount();
    this.props.onStart(this);
  }
}

const centred = { x: 0, y: 0 };
/** Pixels that an arrow key moves the picture by. */
const keyboardStep = 10;
/** The longer side of what shows, in pixels: enough for a sharp picture on any screen. */
const shownSide = 1_400;

/** A frame that stays, over a picture that is dragged, zoomed and turned beneath it. */
export function Cropper({ picture, aspect, zoomLimit, zoomSteps, words, handle }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const easyCrop = useRef<EasyCrop>(null);
  const helpId = useId();
  const [view, setView] = useState<View>({ turns: 0, zoom: 1, crop: centred });
  const [said, setSaid] = useState('');
  const { turns, zoom, crop } = view;
  const turned: TurnedPicture = { source: picture, turns };
  const largest = Math.max(1, zoomLimit(rotatedSize(turned)));
  const canTurn = zoomLimit(rotatedSize({ source: picture, turns: turns + 1 })) >= 1;
  useEffect(() => {
    const shown: TurnedPicture = { source: picture, turns };
    if (!canvas.current || !easyCrop.current) return;
    showPicture(canvas.current, shown);
    measure(easyCrop.current, canvas.current, shown);
  }, [picture, turns]);

  useEffect(() => {
    handle.current = {
      write(sizeOf) {
        const part = easyCrop.current?.getCropData()?.croppedAreaPixels;
        if (!part) throw new Error('There is no frame yet.');
        return writePart({ source: picture, turns }, part, sizeOf);
      },
    };
    return () => {
      handle.current = null;
    };
  }, [handle, picture, turns]);

  function zoomBy(factor: number): void {
    const next = Math.min(largest, Math.max(1, zoom * factor));
    setView({ ...view, zoom: next });
    setSaid(words.zoomed(Math.round(next * 100)));
  }

  function turnBy(quarters: number): void {
    if (!canTurn) return;
    setView({ turns: (turns + quarters + 4) % 4, zoom: 1, crop: centred });
    setSaid(words.rotated);
  }

  function onKeyDown({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoomBy(zoomSteps.in);
    if (key === '-' || key === '−') zoomBy(zoomSteps.out);
    if (key === 'r' || key === 'R') turnBy(shiftKey ? -1 : 1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the frame and the buttons in it
    <div className="cropper" onKeyDown={onKeyDown}>
      <div className="cropper-stage">
        <canvas
          ref={canvas}
          className="cropper-picture"
          style={{ transform: `translate(${crop.x}px, ${crop.y}px) scale(${zoom})` }}
        />
        <CanvasCrop
          onStart={(started) => {
            easyCrop.current = started;
          }}
          disableAutomaticStylesInjection
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          minZoom={1}
          maxZoom={largest}
          keyboardStep={keyboardStep}
          onCropChange={(next) => setView((current) => moved(current, next))}
          onZoomChange={(next) => setView((current) => ({ ...current, zoom: next }))}
          cropperProps={{
            role: 'application',
            'aria-label': words.frame,
            'aria-describedby': helpId,
          }}
        />
      </div>
      <div className="cropper-tools">
        <IconButton icon={ZoomOut} label={words.zoomOut} onClick={() => zoomBy(zoomSteps.out)} />
        <IconButton icon={ZoomIn} label={words.zoomIn} onClick={() => zoomBy(zoomSteps.in)} />
        <IconButton
          icon={RotateCcw}
          label={words.rotateLeft}
          disabled={!canTurn}
          onClick={() => turnBy(-1)}
        />
        <IconButton
          icon={RotateCw}
          label={words.rotateRight}
          disabled={!canTurn}
          onClick={() => turnBy(1)}
        />
      </div>
      <p id={helpId} className="cropper-help">
        {words.help}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/**
 * Returns the same view for a place that it has already, as that report must not render again:
 * there is one after each render.
 */
function moved(view: View, crop: View['crop']): View {
  return view.crop.x === crop.x && view.crop.y === crop.y ? view : { ...view, crop };
}

function showPicture(canvas: HTMLCanvasElement, picture: TurnedPicture): void {
  const size = rotatedSize(picture);
  const scale = shownSide / Math.max(size.width, size.height);
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  drawPart(canvas, picture, { x: 0, y: 0, ...size });
}

/**
 * Hands our canvas over in place of the `<img>` that react-easy-crop would show, whose `blob:`
 * address most policies forbid: it asks for the two sizes of it and nothing else.
 */
function measure(easyCrop: EasyCrop, canvas: HTMLCanvasElement, picture: TurnedPicture): void {
  const { width: naturalWidth, height: naturalHeight } = rotatedSize(picture);
  const media = {
    naturalWidth,
    naturalHeight,
    get offsetWidth() {
      return canvas.offsetWidth;
    },
    get offsetHeight() {
      return canvas.offsetHeight;
    },
  };
  // The type wants all of an image's members.
  easyCrop.imageRef.current = media as HTMLImageElement;
  easyCrop.onMediaLoad();
}

async function writePart(
  picture: TurnedPicture,
  part: Area,
  sizeOf: (frame: Size) => Size,
): Promise<Blob> {
  const result = document.createElement('canvas');
  Object.assign(result, sizeOf(part));
  drawPart(result, picture, part);
  return writeJpeg(result);
}
