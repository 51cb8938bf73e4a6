/** Listens for when the page's content policy blocks something of that origin. */
export function watchViolations(
  directive: 'script-src' | 'frame-src',
  url: string,
  signal: AbortSignal,
  onViolation: () => void,
): void {
  const { origin } = new URL(url);
  const listen = (violation: SecurityPolicyViolationEvent) => {
    const { blockedURI, disposition, effectiveDirective } = violation;
    // A policy that only reports keeps nothing away; of scripts the directive is `script-src-elem`.
    if (disposition !== 'enforce' || !effectiveDirective.startsWith(directive)) return;
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) onViolation();
  };
  document.addEventListener('securitypolicyviolation', listen, { signal });
}
