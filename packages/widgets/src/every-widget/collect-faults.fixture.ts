import { onTestFinished, vi } from 'vitest';

/**
 * What goes wrong on the page until the test is over: errors on the console, and widgets that show
 * their fallback. Nothing leaves the page or opens a window meanwhile.
 */
export function collectFaults(): readonly string[] {
  const faults: string[] = [];
  const errorSpy = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    faults.push(parts.join(' '));
  });
  // Of attributes that make no sense together, as some examples do.
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onError = ({ detail }: CustomEventInit) => {
    faults.push(`${detail.tag}: ${detail.error}`);
  };
  const preventLeaving = (event: NavigateEvent) => {
    if (!event.destination.sameDocument) event.preventDefault();
  };
  vi.stubGlobal('open', () => null);
  document.addEventListener('bw-error', onError);
  navigation.addEventListener('navigate', preventLeaving);
  onTestFinished(() => {
    errorSpy.mockRestore();
    warnSpy.mockRestore();
    document.removeEventListener('bw-error', onError);
    navigation.removeEventListener('navigate', preventLeaving);
  });
  return faults;
}
