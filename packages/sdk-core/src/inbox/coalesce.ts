/**
 * Runs something one at a time: whoever asks while it runs has it run once more after that, however
 * many they are.
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function runOn(): Promise<void> {
    try {
      do {
        isAsked = false;
        await run();
      } while (isAsked);
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (running) isAsked = true;
    else running = runOn();
    return running;
  };
}
