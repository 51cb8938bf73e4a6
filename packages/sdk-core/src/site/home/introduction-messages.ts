import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { IntroductionAudience } from './introduction-audiences.ts';

type IntroductionKey =
  | 'name'
  | 'title'
  | 'lead'
  | `${'point' | 'pointText' | 'step' | 'stepText' | 'question' | 'answer'}${1 | 2 | 3}`
  | 'cost'
  | 'action'
  | 'otherAction';

/** What an introduction page says of its audience's part in the marketplace. */
export type Introduction = TextCatalogue<IntroductionKey>;

/** What all introduction pages say. */
export const introductionFrameMessages = {
  catalogue: 'site/introduction',
  points: 'What you get',
  steps: 'How it works',
  costs: 'What it costs',
  questions: 'Often asked',
  soon: 'Boardwalk opens step by step. You can make your account, post listings and buy places on boards now; the pages of brokerages and cities come soon.',
} as const satisfies TextCatalogue<'points' | 'steps' | 'costs' | 'questions' | 'soon'>;

/** The words of each audience's page. */
export const introductions = {
  merchant: {
    catalogue: 'site/introduction-merchant',
    name: 'For merchants',
    title: 'Be found on the street and on the screen',
    lead: 'A free listing answers the people who look for you. A place on a board tells those who don’t know you yet, on the roads that they drive anyway.',
    point1: 'A listing that works',
    pointText1:
      'Your trades, your area, your hours, pictures of your work, and a phone number that people can ask for. It stands in the search, on the map and on partners’ sites.',
    point2: 'Places on local boards',
    pointText2:
      'Choose boards on a map, street by street. Each has a fixed number of places, so yours is not one of dozens.',
    point3: 'Figures without snooping',
    pointText3:
      'See how often your listing was viewed and your number asked for. We count events, not people.',
    step1: 'Post your merchant listing',
    stepText1: 'It takes about ten minutes and costs nothing. You can change it whenever you like.',
    step2: 'Choose your boards',
    stepText2:
      'Pick them on the map. The plan follows the number of places, and the due date shows before you decide.',
    step3: 'Check out and go up',
    stepText3:
      'Pay with a saved card. The places are yours from then on, and you can move them later.',
    cost: 'The listing is free. Boards need a licence, whose price depends on the plan and the number of places. It is shown with taxes before you pay. For larger campaigns, ask for an enterprise code.',
    question1: 'May I have boards without a listing?',
    answer1:
      'No. A licence belongs to one merchant listing, because that is where a board leads people.',
    question2: 'What if a board that I want is full?',
    answer2:
      'The map shows how many places are left. Choose another nearby, or have us write to you once there is a place.',
    question3: 'May I move to a larger plan?',
    answer3:
      'If you add more boards than your plan is for, you move to the smallest plan that fits, and we say so. You keep the places you have, and pay the difference for the days that are left of your year. In its last 30 days a plan is not made larger: the next one is bought once it has ended.',
    action: 'Register your business',
    otherAction: 'See what boards cost',
  },
  realtor: {
    catalogue: 'site/introduction-realtor',
    name: 'For realtors',
    title: 'Your name beside every home you sell',
    lead: 'A public profile with your listings, your languages and your areas, found by people who are looking for a home and by those who are about to sell one.',
    point1: 'One page that is yours',
    pointText1:
      'A picture, your licence and brokerage, the places you know, and all your active listings, always up to date.',
    point2: 'Found where people search',
    pointText2:
      'Profiles stand in the same search and on the same map as homes, and every one of your listings leads to you.',
    point3: 'On your own site as well',
    pointText3:
      'Show your listings on your website with one line of code, in your colours, without a monthly fee.',
    step1: 'Make an account',
    stepText1: 'With your name, a phone number and the address of your office.',
    step2: 'Write your profile',
    stepText2: 'Say where you work and what you are good at. Say it as you would to a neighbour.',
    step3: 'Post your listings',
    stepText3: 'Each appears under your name, in the search and on your page.',
    cost: 'The profile and its listings are free, without a limit on number or time. Nobody pays to stand before others in a search.',
    question1: 'Must I belong to a brokerage?',
    answer1:
      'No, but if you do, its page lists you with its people and shows your listings among its own.',
    question2: 'Who sees my phone number?',
    answer2: 'People who ask for it, one at a time. It isn’t in the page for machines to gather.',
    question3: 'Are listings shared with other boards of realtors?',
    answer3: 'No. What you post here stays here and on the sites that show our widgets.',
    action: 'Make your profile',
    otherAction: 'See other realtors',
  },
  brokerage: {
    catalogue: 'site/introduction-brokerage',
    name: 'For brokerages',
    title: 'One page for the office, its people and its homes',
    lead: 'A brokerage page gathers your realtors and everything that they list. People find the office, then the person, then the home, or the other way round.',
    point1: 'Your people in one place',
    pointText1:
      'Realtors join with a code that you give them. Whoever leaves takes their listings along, and the page stays right.',
    point2: 'All listings, one search',
    pointText2:
      'Visitors search everything your office offers, on a list and on a map, without leaving your page.',
    point3: 'A search for your own site',
    pointText3:
      'Place the same search on your website. It loads fast, works by keyboard, and speaks English and French.',
    step1: 'Create the brokerage',
    stepText1: 'Name, address and the place that you serve. You become its administrator.',
    step2: 'Hand out the join code',
    stepText2: 'Your realtors enter it once. You can change it, and add a password, at any time.',
    step3: 'Keep it in order',
    stepText3: 'See who is a member, and let others in the office look after the page.',
    cost: 'The page is free, for any number of realtors and listings. Advertising on boards is separate, and needs a merchant listing and a licence.',
    question1: 'We have several offices. One page or many?',
    answer1:
      'One for each office works best, because people search by place. The same person may look after all of them.',
    question2: 'Can a realtor belong to two brokerages?',
    answer2: 'To one at a time, as licences do.',
    question3: 'What do visitors see of our members?',
    answer3:
      'Their public profiles and active listings. Messages and figures stay with each realtor.',
    action: 'Make an account',
    otherAction: 'See the realtors',
  },
  'city-profile': {
    catalogue: 'site/introduction-city-profile',
    name: 'For cities',
    title: 'Your services, where residents already look',
    lead: 'City hall, emergency, utilities, recycling: a city profile lists what residents need with hours and numbers that are right, beside the homes and shops of the same place.',
    point1: 'Four directories',
    pointText1:
      'City hall, emergency, utilities and recycling. Each service has hours, a phone number, a website and a place on the map.',
    point2: 'Open now, and meant',
    pointText2:
      'Hours follow your time zone and your holidays. Residents can search for what is open at this moment.',
    point3: 'In your own hands',
    pointText3:
      'Only people whom the city names can change entries, and no advertising stands inside them.',
    step1: 'Ask for your profile',
    stepText1: 'Register with an address of the city. We confirm that you speak for it.',
    step2: 'Enter the services',
    stepText2: 'Begin with the ten that the front desk is asked about most.',
    step3: 'Show it on your site',
    stepText3: 'The same directory can stand on the city’s website with one line of code.',
    cost: 'A city profile is free for every municipality, for any number of services.',
    question1: 'We already have a website. Why this?',
    answer1:
      'Because people who move look here first. Each entry leads to your own page for the details.',
    question2: 'Who may edit entries?',
    answer2:
      'City administrators, who join by invitation. You decide who they are, and can end their access at any time.',
    question3: 'Does this replace emergency numbers?',
    answer3:
      'No. In an emergency people should call the emergency number of their country, and entries say so.',
    action: 'Ask for your profile',
    otherAction: 'See city services',
  },
} as const satisfies Readonly<Record<IntroductionAudience, Introduction>>;
