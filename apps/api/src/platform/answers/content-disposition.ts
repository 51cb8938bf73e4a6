/**
 * Returns the header by which a server's file is saved, not shown: its content never runs as a page
 * of ours.
 */
export function contentDisposition(fileName: string): string {
  const name = safeName(fileName);
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeHeader(name)}`;
}

/** No folders, no controls, and nothing that turns the direction in which a name reads. */
function safeName(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_').slice(-150);
  return /[^\s._]/.test(safe) ? safe.replace(/^[\s.]+/, '') : 'file';
}

/** RFC 8187 takes fewer characters than addresses do. */
function encodeHeader(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
