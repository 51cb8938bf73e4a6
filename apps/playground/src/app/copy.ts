import { useEffect, useState } from 'react';

const shownMs = 2_000;

/** Puts a text on the clipboard; answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages that may not use the clipboard's own interface. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Whether something has just been copied, and how to say that it has. */
export function useCopied(): readonly [boolean, (isCopied: boolean) => void] {
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), shownMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return [copiedAt > 0, (isCopied) => isCopied && setCopiedAt(Date.now())];
}
