import './brand-mark.css';

/** The billboard that stands beside the name, which it needs to be understood. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg className="brand-mark" aria-hidden="true" viewBox="0 0 32 32" width={size} height={size}>
      <rect width="32" height="32" rx="7" />
      <path className="brand-sign" d="M8 8.5h16v9H8zM15 17.5h2V25h-2z" />
      <path d="m11 14.6 3.2-3 2.4 2.2 2-1.6 2.4 2.4z" />
    </svg>
  );
}
