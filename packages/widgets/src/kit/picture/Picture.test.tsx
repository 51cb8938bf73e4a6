import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Picture.test.tsx?styles';
import { Picture, type PictureSource } from './Picture.tsx';

showWith(styles);

const image: PictureSource = {
  path: '/media/porch',
  alt: 'A porch',
  width: 1280,
  height: 960,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};

/** There whatever follows the hash. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#';

test('a picture offers three widths in two formats', async () => {
  const { shadow } = show(
    <Picture image={image} mediaUrl={(path) => pixel + path} sizes="100vw" />,
  );
  await expect.poll(() => shadow.querySelector('source')).not.toBeNull();
  expect(shadow.querySelector('source')?.srcset.replaceAll(pixel, '')).toBe(
    '/media/porch/320.avif 320w,/media/porch/800.avif 800w,/media/porch/1280.avif 1280w',
  );
  expect(shadow.querySelector('img')?.srcset).toContain('/800.webp 800w');
  expect(shadow.querySelector('img')?.loading).toBe('lazy');
});

test('a picture that is not there leaves a gap with its name', async () => {
  show(<Picture image={image} mediaUrl={() => '/nowhere'} sizes="100vw" />);
  await expect.element(page.getByText('A porch')).toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
