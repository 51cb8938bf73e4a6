import { parentPort } from 'node:worker_threads';

// The real thread, but that one password ends it.
parentPort?.on('message', ({ password }: { readonly password: string }) => {
  if (password === 'exit') process.exit(1);
});
await import('./hashing-thread.ts');
