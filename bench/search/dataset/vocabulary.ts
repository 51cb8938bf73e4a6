const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words of titles by kind. */
export const titleWords = {
  property: list(`bungalow detached semi townhouse condo loft cottage farmhouse duplex triplex
    penthouse studio apartment ranch estate warehouse storefront office acreage lot cabin
    renovated charming spacious bright modern waterfront corner updated cozy elegant historic
    sunny quiet luxury starter family lakefront downtown garden ravine basement garage pool`),
  item: list(`sofa table chair desk lamp bicycle mower drill saw ladder bookshelf dresser mattress
    fridge stove washer dryer dishwasher kayak canoe guitar piano camera laptop monitor printer
    stroller crib barbecue patio heater generator compressor toolbox snowblower trailer tires
    vintage antique oak leather walnut cordless electric folding portable sturdy restored mint`),
  event: list(`open house garage sale auction estate foreclosure tour viewing weekend neighbourhood
    street charity moving downsizing multi family preview twilight morning holiday spring
    summer autumn winter annual community church school rain shine`),
  merchant: list(`roofing plumbing electrical painting flooring landscaping cleaning moving legal
    kitchen bath windows doors heating cooling inspection mortgage insurance contracting pest
    brothers sons family certified trusted premier affordable express maple northern lakeside
    heritage summit pioneer golden royal united masters solutions services group pros`),
  city_service: list(`city hall library police fire water hydro recycling waste depot transit
    bylaw permits parks recreation emergency clinic hospital utilities roads snow registry
    licensing community centre office department`),
  realtor: list(`realty homes residential commercial broker representative team luxury first
    buyers sellers relocation investment waterfront rural condo certified senior associate`),
  classified: list(`carpenter nurse driver cook server cashier welder plumber electrician teacher
    accountant clerk manager supervisor labourer technician franchise bakery cafe salon partner
    investor startup capital expansion seasonal weekend remote junior experienced licensed`),
} as const;

/** Words of descriptions, the common ones first: they are drawn by rank, as in any language. */
export const commonWords: readonly string[] = list(`home room kitchen large new close bedroom house
  available area property great walking minutes school park floor private located bathroom living
  water shopping building parking call included condition quality service lake highway street
  beautiful contact view open storage easy access finished work space hardwood garage recently
  upgraded windows furnace roof appliances stainless granite fireplace deck fenced backyard patio
  landscaped mature trees driveway double basement suite laundry closet ensuite master dining
  ceiling vaulted natural light south facing transit hospital university college restaurants cafes
  trails conservation escarpment harbour beach marina golf ski arena community centre library
  price negotiable delivery pickup cash warranty manual original box excellent minor scratches
  works perfectly pet free smoke home must see serious inquiries only estimate licensed insured
  bonded experience years family owned emergency residential commercial industrial guaranteed
  references competitive wages benefits training flexible schedule resume apply team growing
  opportunity investment income tenants lease utilities extra hydro heat internet furnished short
  term long deposit reference required credit check agent commission offers accepted anytime
  seller motivated priced sell quick closing possible vacant possession tenant occupied zoning
  permits approved survey drawings plans builder custom architect timber brick stone stucco vinyl
  aluminium copper plumbing wiring panel amps insulation attic foundation waterproofed sump pump
  septic well cistern propane geothermal solar panels battery charger electric vehicle workshop
  barn stable paddock orchard vineyard greenhouse creek pond ravine forest meadow sunset sunrise
  balcony terrace rooftop lobby concierge gym sauna elevator locker bicycle storage visitor
  maintenance fees reserve fund status certificate pets allowed restrictions quiet cul de sac
  crescent corner lot frontage depth acres hectare severance potential development rezoning
  antique vintage rare collectible handmade artisan leather walnut maple oak pine cedar teak
  cordless brushless lithium horsepower torque stainless cast iron enamel ceramic porcelain
  bamboo cotton linen wool silk velvet mahogany brass chrome nickel bronze marble quartz`);
