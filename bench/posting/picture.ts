import type { Browser } from 'playwright';
import type { Person } from './person.ts';

const rounds = 5;
/** 12 megapixels, as the camera of a phone takes them. */
const size = { width: 4_000, height: 3_000 };
const widths = [320, 800, 1_280];
const formats = ['webp', 'avif'];

interface Uploaded {
  readonly images: readonly { readonly path: string }[];
}

/** From the first byte that is sent to the last size that is served, of each picture, in ms. */
export async function measurePictures(
  browser: Browser,
  siteOrigin: string,
  { cookie }: Person,
): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < rounds) {
    const photograph = await drawPhotograph(browser, times.length);
    const form = new FormData();
    form.append('images', new Blob([photograph], { type: 'image/jpeg' }), 'lake.jpg');
    const began = performance.now();
    const answer = await fetch(`${siteOrigin}/api/v1/media/image`, {
      method: 'POST',
      headers: { 'x-boardwalk': '1', origin: siteOrigin, cookie },
      body: form,
    });
    if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
    const [picture] = ((await answer.json()) as Uploaded).images;
    if (!picture) throw new Error('The picture has no address.');
    await readSizes(`${siteOrigin}${picture.path}`);
    times.push(performance.now() - began);
  }
  return times;
}

async function readSizes(address: string): Promise<void> {
  for (const format of formats) {
    for (const width of widths) {
      const size = await fetch(`${address}/${width}.${format}`);
      await size.arrayBuffer();
      if (!size.ok) throw new Error(`${address}/${width}.${format}: ${size.status}`);
    }
  }
}

/** As hard to write as a photograph: shapes, gradients and the noise of a sensor. */
async function drawPhotograph(browser: Browser, seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    ([{ width, height }, first]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      let state = first + 1;
      const random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      for (let shape = 0; shape < 400; shape++) {
        const [x, y, radius] = [random() * width, random() * height, 40 + random() * 500];
        const light = context.createRadialGradient(x, y, 0, x, y, radius);
        light.addColorStop(0, `hsl(${random() * 360} 50% ${random() * 80}% / 0.8)`);
        light.addColorStop(1, 'transparent');
        context.fillStyle = light;
        context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
      const image = context.getImageData(0, 0, width, height);
      for (let index = 0; index < image.data.length; index += 4) {
        const noise = (random() - 0.5) * 12;
        for (let channel = 0; channel < 3; channel++) {
          image.data[index + channel] = (image.data[index + channel] ?? 0) + noise;
        }
      }
      context.putImageData(image, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/, '');
    },
    [size, seed] as const,
  );
  await page.close();
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
