import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the first view of a listing's page says; parts that load later have their own. */
export const listingMessages = {
  catalogue: 'listings',
  loading: 'Loading the listing…',

  'section.overview': 'Overview',
  'section.description': 'About',
  'section.features': 'Features',
  'section.hours': 'Opening hours',
  'section.location': 'Location',
  sections: 'Sections of this listing',

  pictures: 'Pictures',
  openPicture: 'Open picture {number} of {count}: {alt}',
  openVideo: 'Open video {number} of {count}: {alt}',
  showAll: { one: 'Show the picture', many: 'Show all {count} pictures' },

  was: 'Was',
  reducedBy: 'Reduced by {price}',
  listed: 'Listed {date}',
  updated: 'Updated {date}',
  number: 'No. {id}',

  readMore: 'Read more',
  readLess: 'Show less',
  tags: 'Tags',

  today: 'Today',
  hours: 'Hours of each day of the week',
  localTime: 'Times are those of the place.',

  eventTime: 'Date and time:',

  map: 'Map of where it is',
  mapFailed: 'The map couldn’t be loaded.',
  'precision.area': 'Approximate location: the map shows the area, not the exact place.',
  'precision.city': 'Approximate location: the map shows the town, not the exact place.',

  contact: 'Contact:',
  'show.phone': 'Show phone number',
  'show.email': 'Show e-mail',
  phone: 'Phone:',
  email: 'E-mail:',
  website: 'Website:',
  revealing: 'One moment…',
  revealFailed: 'That couldn’t be loaded. Try again.',
  revealTooMany: 'Too many requests. Wait a minute, then try again.',
  revealMissing: 'It is no longer given.',
  noContact: 'No way to get in touch is given.',
  emailSubject: 'About “{title}”',

  share: 'Share',
  report: 'Report this listing',
  partFailed: 'This part couldn’t be loaded.',
  retry: 'Try again',

  unreachable: 'The listing can’t be reached right now.',
} as const satisfies Catalogue;
