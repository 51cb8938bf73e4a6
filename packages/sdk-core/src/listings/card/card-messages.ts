import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What cards say about a listing's key facts; `spoken` forms are for screen readers. */
export const cardMessages = {
  catalogue: 'listings/card',
  bedroomsTotal: '{value} bd',
  'bedroomsTotal.none': 'Studio',
  'bedroomsTotal.spoken': 'Bedrooms: {value}',
  bathroomsTotal: '{value} ba',
  'bathroomsTotal.spoken': 'Bathrooms: {value}',
  lotSize: '{value} lot',
  rating: '★ {value}/5',
  'rating.spoken': 'Rated {value} out of 5',
  ratingCount: { one: '{count} review', many: '{count} reviews' },
  activeListings: {
    one: '{count} active listing',
    many: '{count} active listings',
  },
  responseHours: 'Replies in {value} h',
  hasEmergencyService: '24/7 call-outs',
  isNegotiable: 'Negotiable',
  isFree: 'Free',
  isOnline: 'Online',
  isRemote: 'Remote',
  isOpenAllHours: 'Open 24 hours',
  isPhoneOnly: 'By phone only',
  closesAt: 'Closes {value}',
} as const satisfies Catalogue;
