/** The mark and the name, which stays what it is in every language. */
export function Logo() {
  return (
    <>
      <svg className="logo-mark" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
        <rect width="32" height="32" rx="7" />
        <path className="logo-sign" d="M8 8.5h16v9H8zM15 17.5h2V25h-2z" />
        <path d="m11 14.6 3.2-3 2.4 2.2 2-1.6 2.4 2.4z" />
      </svg>
      <span translate="no">Boardwalk</span>
    </>
  );
}
