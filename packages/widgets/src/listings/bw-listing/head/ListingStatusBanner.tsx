import { Info } from 'lucide';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';

/** Says why a listing can't simply be had. */
export function ListingStatusBanner() {
  const banner = useListing().words?.banner;
  if (!banner) return null;
  return (
    <div className="status-banner" part="status">
      <Icon node={Info} />
      <p>
        <strong>{banner.title}</strong> {banner.text}
      </p>
    </div>
  );
}
