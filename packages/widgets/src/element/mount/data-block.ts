/**
 * Puts JSON-LD into the page, as a light-DOM child of `parent`; returns how to remove it. A script
 * element that already ran is never prepared again, and neither are its clones, so no Trusted Types
 * policy is consulted (HTML standard, "prepare the script element", first step).
 */
export function addDataBlock(parent: Element, type: string, text: string): () => void {
  const script = startedScript();
  script.setAttribute('type', type);
  script.append(document.createTextNode(text));
  parent.append(script);
  return () => script.remove();
}

function startedScript(): HTMLScriptElement {
  // Ours ran, or nobody would ask; another with an address may still be on its way.
  const started =
    document.querySelector('script[src*="/boardwalk.js"]') ?? document.querySelector('script[src]');
  if (!started) return document.createElement('script');
  // The selectors find script elements, and cloneNode() of one is one.
  const script = started.cloneNode(false) as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  return script;
}
