import type { IntroductionAudience } from '@boardwalk/sdk-core/site/home/introduction-audiences';
import {
  brokerageIntroduction,
  cityProfileIntroduction,
  merchantIntroduction,
  realtorIntroduction,
  register,
  registerMerchant,
  searchCategory,
  subscription,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';

interface Ways {
  /** The page itself. */
  readonly here: SiteRoute;
  readonly action: SiteRoute;
  readonly otherAction: SiteRoute;
}

/** Where each introduction stands, and where it leads. */
export const ways: Readonly<Record<IntroductionAudience, Ways>> = {
  merchant: {
    here: merchantIntroduction({}),
    action: registerMerchant({}),
    otherAction: subscription({}),
  },
  realtor: {
    here: realtorIntroduction({}),
    action: register({}),
    otherAction: searchCategory({ category: 'realtor' }),
  },
  brokerage: {
    here: brokerageIntroduction({}),
    action: register({}),
    otherAction: searchCategory({ category: 'realtor' }),
  },
  'city-profile': {
    here: cityProfileIntroduction({}),
    action: register({}),
    otherAction: searchCategory({ category: 'city_service' }),
  },
};
