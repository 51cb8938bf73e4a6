import { thingPictures } from '../items/thing-pictures.ts';
import { KITS } from '../items/trade-kits.ts';
import { bathroom } from '../room/bathroom.ts';
import { interiorStyle } from '../room/interior-style.ts';
import { kitchen } from '../room/kitchen.ts';
import { livingRoom } from '../room/living-room.ts';
import { officeRoom, workshop } from '../room/work-hall.ts';
import { shopScene } from '../street/storefront.ts';
import { VEHICLES } from '../street/trade-liveries.ts';
import { tradeScene } from '../street/trade-scene.ts';
import { SHOPS } from '../street/trade-shops.ts';
import { momentOf, type Picture } from './picture.ts';

/** Pictures of supplies and services. */
export const MERCHANTS: readonly Picture[] = [
  ...VEHICLES.map(([subject, alt, livery], index): Picture => {
    const { occasion, said } = momentOf(900 + index, index, 0);
    return {
      name: `trade-van-${index + 1}`,
      kind: 'merchant',
      subject,
      alt: `${alt} ${said}`,
      draw: () => tradeScene(occasion, livery),
    };
  }),
  ...thingPictures(930, 'merchant', KITS),
  ...SHOPS.map(([subject, alt, look], index): Picture => {
    const { occasion, said } = momentOf(960 + index, index, 5);
    return {
      name: `trade-shop-${index + 1}`,
      kind: 'merchant',
      subject,
      alt: `${alt} ${said}`,
      draw: () => shopScene(occasion, look),
    };
  }),
  {
    name: 'legal-office',
    kind: 'merchant',
    subject: 'legal',
    alt: 'Law office with a desk, two chairs and shelves',
    draw: () => officeRoom({ seed: 971, palette: 1, evening: false, sign: 'LEGAL' }, false),
  },
  {
    name: 'notary-office',
    kind: 'merchant',
    subject: 'legal',
    alt: 'Notary’s office in green and walnut',
    draw: () => officeRoom({ seed: 972, palette: 4, evening: false, sign: 'NOTARY' }, false),
  },
  {
    name: 'finance-office',
    kind: 'merchant',
    subject: 'mortgage-finance',
    alt: 'Mortgage adviser’s office with a rate chart',
    draw: () => officeRoom({ seed: 973, palette: 0, evening: false, sign: 'RATES' }, true),
  },
  {
    name: 'insurance-office',
    kind: 'merchant',
    subject: 'insurance',
    alt: 'Insurance office with bookshelves in blush tones',
    draw: () => officeRoom({ seed: 974, palette: 5, evening: false, sign: 'INSURANCE' }, false),
  },
  {
    name: 'showroom-kitchen',
    kind: 'merchant',
    subject: 'kitchen',
    alt: 'Showroom kitchen in charcoal and ochre',
    draw: () =>
      kitchen({
        seed: 975,
        style: interiorStyle(8),
        evening: false,
        season: 'summer',
        city: false,
      }),
  },
  {
    name: 'showroom-bath',
    kind: 'merchant',
    subject: 'bath-kitchen',
    alt: 'Showroom bathroom in lavender and birch',
    draw: () =>
      bathroom({
        seed: 976,
        style: interiorStyle(9),
        evening: false,
        season: 'summer',
        city: false,
      }),
  },
  {
    name: 'staged-living',
    kind: 'merchant',
    subject: 'interior-design',
    alt: 'Living room staged by a designer in coastal blue',
    draw: () =>
      livingRoom({
        seed: 977,
        style: interiorStyle(7),
        evening: false,
        season: 'summer',
        city: false,
      }),
  },
  {
    name: 'carpenter-shop',
    kind: 'merchant',
    subject: 'contracting-carpentry',
    alt: 'Carpenter’s workshop with tools over the bench',
    draw: () => workshop({ seed: 978, palette: 6, evening: false, sign: '' }),
  },
];
