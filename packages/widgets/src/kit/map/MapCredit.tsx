import { Fragment } from 'react';
import './map.css';

export interface MapCreditEntry {
  readonly label: string;
  readonly url: string | null;
}

/** Whom the tiles are from, in the corner of the map. */
export function MapCredit({ entries }: { readonly entries: readonly MapCreditEntry[] }) {
  return (
    <p className="map-credit">
      {entries.map(({ label, url }, index) => (
        <Fragment key={label}>
          {index > 0 && ' · '}
          {url === null ? (
            label
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}
