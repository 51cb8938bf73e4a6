/** Classes of which each window has its own, also a frame of the same origin. */
const ofWindows =
  /\binstanceof (?:(?:HTML|SVG)\w*Element|Element|Node|Text|Document|DocumentFragment|ShadowRoot|Window|\w*Event|DOMException|File|Blob)\b/;

/** The lines of a source that ask of which window's class something is. */
export function findDomClasses(source: string): readonly number[] {
  return source.split('\n').flatMap((line, index) => (ofWindows.test(line) ? [index + 1] : []));
}
