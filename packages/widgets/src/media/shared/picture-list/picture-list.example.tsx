import { ImagePlus } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { PictureList } from './PictureList.tsx';
import type { ListedPicture } from './picture-order.ts';

const draw = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/><path fill="#fff8" d="M0 3l1.4-1.6L2.4 2.4 3 1.8 4 3z"/></svg>`,
  )}`;

const done = { state: 'done' } as const;

const five: readonly ListedPicture[] = [
  { id: 'a', source: draw('#2f6f7a'), caption: 'The house from the street', upload: done },
  { id: 'b', source: draw('#8a5a2b'), caption: 'The kitchen', upload: done },
  { id: 'c', source: draw('#4c6b2f'), caption: '', upload: done },
  { id: 'd', source: draw('#5a3d7a'), caption: 'The view', upload: done },
  { id: 'e', source: draw('#7a2f45'), caption: 'The garden in May', upload: done },
];

function Pictures({ first }: { readonly first: readonly ListedPicture[] }) {
  const [pictures, setPictures] = useState(first);
  return (
    <PictureList
      pictures={pictures}
      onChange={setPictures}
      onRetry={(id) =>
        setPictures(
          pictures.map((one) =>
            one.id === id ? { ...one, upload: { state: 'sending', part: 0 } } : one,
          ),
        )
      }
    >
      <Button icon={ImagePlus}>Add pictures</Button>
    </PictureList>
  );
}

export function FivePictures() {
  return <Pictures first={five} />;
}

export function Uploads() {
  return (
    <Pictures
      first={five.map((picture, index) => ({
        ...picture,
        upload:
          [
            done,
            { state: 'sending', part: 0.42 } as const,
            { state: 'sending', part: 1 } as const,
            { state: 'failed', reason: 'This picture is larger than 10 MB.' } as const,
          ][index % 4] ?? done,
      }))}
    />
  );
}

export function NoPicture() {
  return <Pictures first={[]} />;
}

export function NothingToAdd() {
  return <PictureList pictures={[]} onChange={() => {}} onRetry={() => {}} />;
}

export function LongCaption() {
  const caption = 'Anticonstitutionnellement, la maison vue de la rue en hiver '.repeat(3);
  return <Pictures first={five.slice(0, 1).map((picture) => ({ ...picture, caption }))} />;
}
