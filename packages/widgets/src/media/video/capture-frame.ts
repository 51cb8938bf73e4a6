/** Where in a video its poster is taken, in seconds. */
const posterAt = 0.1;
/** Pixels of its longer side at most, as pictures have. */
const posterSide = 1_280;
const previewSide = 640;
/** Longest that a browser may take over it; some never answer for what they can't open. */
const patienceMs = 8_000;

/** A frame of a video that was chosen; nothing where the browser can't show one. */
export async function captureFrame(file: Blob) {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const opened = heard(video, 'loadeddata');
    video.src = address;
    await opened;
    const found = heard(video, 'seeked');
    video.currentTime = Math.min(posterAt, video.duration / 2);
    await found;
    const whole = draw(video, posterSide);
    const poster = await written(whole);
    return poster && { poster, preview: await createImageBitmap(draw(video, previewSide)) };
  } catch {
    // What the browser can't open may be a video all the same: the server looks inside.
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const life = new AbortController();
    const { signal } = life;
    const timer = setTimeout(() => end(false), patienceMs);
    function end(isThere: boolean): void {
      life.abort();
      clearTimeout(timer);
      if (isThere) resolve();
      else reject(new Error(`The video gave no "${event}".`));
    }
    video.addEventListener(event, () => end(true), { signal });
    video.addEventListener('error', () => end(false), { signal });
  });
}

function draw(video: HTMLVideoElement, side: number): HTMLCanvasElement {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  // A film of sound alone has no size, and no picture.
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new Error('The video shows nothing.');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function written(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85),
  );
}
