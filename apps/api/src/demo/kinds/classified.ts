import { employmentTerms } from '@boardwalk/sdk-core/listings/enumerations/people/employment-terms';
import type { Industry } from '@boardwalk/sdk-core/listings/enumerations/people/industries';
import type { PersonalType } from '@boardwalk/sdk-core/listings/enumerations/trade/personal-types';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { pickSeveral, pickWeighted } from '../draw.ts';
import { privateContact } from '../people/people.ts';
import { priceIn } from '../pricing.ts';
import type { Random } from '../random.ts';

interface Notice {
  readonly titles: readonly string[];
  readonly text: string;
  readonly industry: Industry;
  /** Pay an hour, asking price, or capital looked for, in whole units. */
  readonly amount: readonly [number, number];
  /** Names of pictures that fit; one is chosen. */
  readonly pictures: readonly string[];
}

const notices: Readonly<Record<PersonalType, readonly Notice[]>> = {
  HELP_WANTED: [
    {
      titles: [
        'Barista for a busy café',
        'Barista, mornings',
        'Coffee bar looks for a third pair of hands',
      ],
      text: 'Mornings and one weekend day. We train on the machine; kindness and good timing matter more than experience.',
      industry: 'HOSPITALITY_AND_FOOD',
      amount: [18, 24],
      pictures: ['cafe-1', 'cafe-2', 'cafe-3', 'cafe-4'],
    },
    {
      titles: [
        'Carpenter with own hand tools',
        'Carpenter for porches and additions',
        'Framing and finishing, four days a week',
      ],
      text: 'Additions and porches around town, year-round. Four-day weeks are possible.',
      industry: 'CONSTRUCTION',
      amount: [32, 48],
      pictures: ['workshop-1', 'workshop-2'],
    },
    {
      titles: [
        'Delivery driver, class G',
        'Driver, home every evening',
        'Van driver for regional routes',
      ],
      text: 'Regional routes, home every evening. The van is new and the loading dock is covered.',
      industry: 'TRANSPORT_AND_LOGISTICS',
      amount: [22, 29],
      pictures: ['truck-dock-1', 'truck-dock-2'],
    },
    {
      titles: [
        'Bookkeeper, two days a week',
        'Part-time bookkeeper',
        'Payroll and month-end, from home',
      ],
      text: 'Month-end, payroll for twelve and the sales tax return. From home after the first month.',
      industry: 'FINANCE_AND_INSURANCE',
      amount: [30, 44],
      pictures: ['help-wanted-1', 'help-wanted-2', 'help-wanted-3', 'help-wanted-4'],
    },
    {
      titles: [
        'Personal support worker',
        'Support worker for steady clients',
        'Home care, mileage paid',
      ],
      text: 'Steady clients within ten kilometres, mileage paid between visits.',
      industry: 'HEALTH_CARE',
      amount: [24, 31],
      pictures: ['help-wanted-2', 'help-wanted-4'],
    },
    {
      titles: [
        'Vineyard hands for the harvest',
        'Harvest crew, six weeks',
        'Grape pickers, lunch included',
      ],
      text: 'Six weeks from early September. Lunch is on us, boots are on you.',
      industry: 'AGRICULTURE',
      amount: [19, 25],
      pictures: ['help-wanted-2', 'help-wanted-4'],
    },
    {
      titles: [
        'Apprentice electrician',
        'Electrical apprentice, second year',
        'Residential electrician’s helper',
      ],
      text: 'Second year or later. Residential service and EV chargers with a patient journeyman.',
      industry: 'CONSTRUCTION',
      amount: [23, 34],
      pictures: ['construction-1', 'construction-2'],
    },
    {
      titles: [
        'Front desk at a veterinary clinic',
        'Receptionist who likes animals',
        'Afternoons at a vet’s front desk',
      ],
      text: 'Afternoons until seven. You like people at least as much as animals.',
      industry: 'PERSONAL_SERVICES',
      amount: [20, 26],
      pictures: ['help-wanted-1', 'help-wanted-3'],
    },
  ],
  BUSINESS_OPPORTUNITY: [
    {
      titles: [
        'Neighbourhood bakery for sale',
        'Bakery with ovens and recipes',
        'Corner bakery, owner retires',
      ],
      text: 'Established clientele, trained team of five, recipes included. The owner stays for three months.',
      industry: 'HOSPITALITY_AND_FOOD',
      amount: [140_000, 420_000],
      pictures: ['storefront-business-1', 'storefront-business-2', 'storefront-business-3'],
    },
    {
      titles: [
        'Landscaping company with contracts',
        'Forty gardens and two trucks',
        'Lawn and garden business for sale',
      ],
      text: 'Forty residential contracts, two trucks and a yard lease until 2029.',
      industry: 'CONSTRUCTION',
      amount: [120_000, 600_000],
      pictures: ['storefront-business-1', 'storefront-business-2'],
    },
    {
      titles: [
        'Self-storage site, 120 units',
        'Storage business, ninety per cent full',
        'Self-storage with room to grow',
      ],
      text: 'Ninety per cent full, automatic gate, room for another forty units.',
      industry: 'REAL_ESTATE',
      amount: [900_000, 2_600_000],
      pictures: ['truck-dock-1', 'truck-dock-2'],
    },
    {
      titles: [
        'Bicycle shop with workshop',
        'Bike shop, stock included',
        'Cycle workshop for sale',
      ],
      text: 'Service is two thirds of turnover. Sale includes stock, stands and the web shop.',
      industry: 'RETAIL',
      amount: [90_000, 260_000],
      pictures: ['workshop-3'],
    },
  ],
  CAPITAL_NEEDED: [
    {
      titles: [
        'Six-unit infill: second mortgage wanted',
        'Lender wanted for six homes',
        'Second mortgage, permits in hand',
      ],
      text: 'Permits are issued and the ground works done. Interest is paid monthly; an independent appraisal is at hand.',
      industry: 'REAL_ESTATE',
      amount: [250_000, 900_000],
      pictures: ['construction-1', 'construction-2'],
    },
    {
      titles: [
        'Craft cidery looks for growth capital',
        'A second press for a cidery',
        'Orchard cidery seeks a partner',
      ],
      text: 'Sold out two seasons in a row; a second press would triple the volume.',
      industry: 'AGRICULTURE',
      amount: [80_000, 350_000],
      pictures: ['capital-1', 'capital-2'],
    },
    {
      titles: [
        'Property software, seed round',
        'Software for agents, first round',
        'Seed money for a property start-up',
      ],
      text: 'Forty paying offices in two provinces. Looking for partners who know the trade.',
      industry: 'TECHNOLOGY',
      amount: [200_000, 1_200_000],
      pictures: ['capital-3', 'capital-4'],
    },
  ],
};

/** The `number`th classified of the demo. */
export function demoClassified(
  source: DemoSource,
  number: number,
  random: Random,
): DemoListingOf<'classified'> {
  const type = pickWeighted<PersonalType>(random, [
    ['HELP_WANTED', 65],
    ['BUSINESS_OPPORTUNITY', 22],
    ['CAPITAL_NEEDED', 13],
  ]);
  const notice = random.pick(notices[type]);
  const spot = source.spots.draw(random);
  const owner = source.seller(random);
  const { country } = spot.address;
  const amount = random.whole(...notice.amount);
  const isJob = type === 'HELP_WANTED';
  const price = isJob ? priceIn(country, amount, 1, 'HOURLY') : priceIn(country, amount, 5_000);
  return {
    kind: 'classified',
    subcategory: type,
    owner,
    ...source.drawStatus(random),
    title: random.pick(notice.titles),
    description: `${notice.text}\n\nBased in ${spot.city.name}. Write a few lines about yourself; we answer everyone within a week.`,
    price,
    previousPrice: null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: spot.city.timeZone,
    pictures: [random.pick(notice.pictures)],
    tags: pickSeveral(
      random,
      isJob
        ? ['benefits', 'students welcome', 'flexible hours', 'immediate start']
        : ['owner retires', 'confidential', 'turn-key'],
      0,
      2,
    ),
    contact: privateContact(random, owner, country),
    hours: null,
    attributes: {
      industry: notice.industry,
      ...(isJob && {
        employmentTerm: random.pick(employmentTerms),
        organizationName: `${owner.lastName} & Partners`,
        isRemote: random.chance(0.12),
        experienceYears: random.whole(0, 5),
        closesAt: source.dateIn(random.whole(7, 60)),
      }),
      ...(type === 'CAPITAL_NEEDED' && {
        capitalSought: price.amount,
        minimumInvestment: random.pick([10, 25, 50]) * 100_000,
      }),
      ...(type === 'BUSINESS_OPPORTUNITY' && {
        annualRevenue: price.amount * random.whole(1, 3),
        foundedYear: random.whole(1980, 2021),
      }),
    },
    daysOld: daysOldAt('classified', number, [0, 45], 2),
  };
}
