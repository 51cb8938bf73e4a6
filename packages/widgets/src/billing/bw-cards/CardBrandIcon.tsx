import type { CardBrand as Brand } from '@boardwalk/sdk-core/billing/cards/card-rules';
import type { ReactNode } from 'react';
import './cards.css';

/** Drawings that distinguish the brands at a glance; simpler than their own signs. */
const drawings: Readonly<Record<Brand, ReactNode>> = {
  visa: (
    <>
      <rect width="40" height="26" rx="4" fill="#1a2f7a" stroke="none" />
      <path d="M7 8.5l4 9 4-9M18 8.5v9M27 9.5c-4-2-6 1-3 3.2s1 5-4 3.3" />
      <path d="M28.5 17.5l3.5-9 3.5 9M30 14.5h4" />
    </>
  ),
  mastercard: (
    <>
      <rect width="40" height="26" rx="4" fill="#22262e" stroke="none" />
      <circle cx="16" cy="13" r="7.5" fill="#e0282c" stroke="none" />
      <circle cx="24" cy="13" r="7.5" fill="#f4a127" fillOpacity="0.88" stroke="none" />
    </>
  ),
  amex: (
    <>
      <rect width="40" height="26" rx="4" fill="#1b6fb8" stroke="none" />
      <path d="M6 17.5l4-9 4 9M7.5 14.5h5M17 17.5v-9l4.5 6 4.5-6v9M29 8.5l6 9M35 8.5l-6 9" />
    </>
  ),
  ElectronicTransfer: (
    <>
      <rect width="40" height="26" rx="4" fill="#3d4a57" stroke="none" />
      <path d="M11 10h16l-4-4M29 16H13l4 4" />
    </>
  ),
};

/** The picture of a brand; its name stands in the page's language. */
export function CardBrandIcon({ brand, name }: { readonly brand: Brand; readonly name: string }) {
  return (
    <svg
      className="cards-brand"
      role="img"
      aria-label={name}
      width={40}
      height={26}
      viewBox="0 0 40 26"
      fill="none"
      stroke="#ffffff"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[brand]}
    </svg>
  );
}
