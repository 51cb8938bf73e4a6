import { type DemoShop, flatRate, shopHours } from './demo-shop.ts';
import { pantryProducts } from './pantry-products.ts';

/** A maple farm with a pantry in Québec, which speaks French. */
export const pantryShop: DemoShop = {
  id: 'erabliere-du-vieux-chemin',
  owner: 'partner',
  accountId: 'acct_demoPantryCA',
  taxNumber: null,
  skuPrefix: 'EVC',
  logo: 'syrup-small',
  cover: 'syrup-cans',
  body: {
    name: 'Érablière du Vieux-Chemin',
    description: `Nous entaillons 1 800 érables et faisons bouillir au bois, comme en 1962. Le reste du garde-manger vient de voisins que nous connaissons : le miel, la farine, le café, les confitures.

Les commandes partent du lundi au jeudi, pour ne pas dormir en entrepôt la fin de semaine.`,
    place: {
      street: '214 Rue Saint-Jean',
      city: 'Québec',
      region: 'QC',
      country: 'CA',
      postalCode: 'G1R 1P8',
      pin: { lat: 46.8117, lng: -71.2173 },
      isAreaOnly: false,
    },
    hours: shopHours(10, 18),
    pickup: {
      instructions: 'Sonnez à la porte bleue de la cour. Votre commande est prête en deux heures.',
      hours: shopHours(10, 17),
    },
    contact: {
      phone: null,
      email: 'bonjour@vieux-chemin.example',
      website: 'https://vieux-chemin.example/',
    },
    returns: `Un produit qui arrive abîmé ou qui ne vous plaît pas est remboursé ou remplacé dans les 30 jours. Écrivez-nous avec une photo; il n’est pas nécessaire de renvoyer les aliments ouverts.

Les coffrets personnalisés ne sont ni repris ni échangés. Vos droits prévus par la Loi sur la protection du consommateur restent entiers.`,
    privacy:
      'Nous utilisons votre nom, votre adresse et votre courriel pour préparer et livrer votre commande, et pour rien d’autre. Nous les effaçons après sept ans, comme l’exige la loi fiscale.',
    handling: { from: 1, to: 2 },
  },
  rates: [
    flatRate('Colis au Québec', { country: 'CA', regions: ['QC'] }, 990, { from: 1, to: 3 }, 9_000),
    {
      name: 'Colis ailleurs au Canada',
      zone: { country: 'CA', regions: [], postalPrefixes: [] },
      by: 'weight',
      steps: [
        { upTo: 2_000, price: 1_390 },
        { upTo: 10_000, price: 2_250 },
        { upTo: null, price: 3_600 },
      ],
      freeFrom: 15_000,
      days: { from: 3, to: 7 },
      active: true,
    },
  ],
  products: pantryProducts,
  alts: {
    'syrup-bottle': 'Bouteille de sirop d’érable ambré',
    'syrup-cans': 'Trois boîtes de sirop d’érable à bande rouge',
    'syrup-small': 'Trois petites bouteilles de sirop, du doré au foncé',
    'maple-butter': 'Pot de beurre d’érable à couvercle de bois',
    'honey-jars': 'Deux pots de miel doré',
    'jam-jars': 'Pots de confiture de fraise, de bleuet et d’abricot',
    'coffee-bag': 'Sac de café brun à étiquette de papier',
    'tea-tins': 'Boîtes de thé verte et bleue',
    'flour-bags': 'Deux sacs de farine crème',
    'bread-loaf': 'Pain rond sur une planche',
    'sweets-box': 'Coffret rouge à ruban crème',
    'syrup-gold': 'Bouteille de sirop d’érable doré',
    'syrup-dark': 'Bouteille de sirop d’érable foncé à bouchon rouge',
    'syrup-case': 'Boîtes de sirop devant une caisse de bois',
    'sugar-bag': 'Sac blanc de sucre d’érable',
    'honey-cream': 'Pot de miel crémeux',
    'jam-box': 'Pots de confiture sur un plateau de bois',
    'tea-black': 'Boîte de thé noire à bande rouge',
    'pancake-bag': 'Sac bleu de préparation à crêpes et pot de sirop',
    'pantry-box': 'Coffret vert avec un pot et une bouteille',
    'dishes-cream': 'Assiettes, bols et tasses crème',
    candles: 'Deux bougies dans des verres ambrés',
  },
};
