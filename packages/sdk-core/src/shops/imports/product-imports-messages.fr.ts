import type { Translations } from '../../vocabulary/text/message.ts';

/** What imports of products say, in Canadian French. */
export const productImportsFrench: Translations = {
  'shops/imports': {
    title: 'Importer des produits',
    lead: 'Importez les produits de votre boutique à partir d’un tableau\u00a0: l’exportation de Shopify ou de WooCommerce telle quelle, ou un tableau à vous.',
    unknown: 'Cette boutique n’existe pas',
    unknownAdvice: 'Vérifiez l’adresse ou choisissez une de vos boutiques.',
    forbidden: 'Demandez au propriétaire de la boutique le droit d’ajouter des produits.',
    fromTitle: 'D’où vient le tableau',
    fromShopify:
      'Shopify\u00a0: Produits, Exporter, «\u00a0CSV pour Excel, Numbers ou autres tableurs\u00a0».',
    fromWooCommerce: 'WooCommerce\u00a0: Produits, Exporter, toutes les colonnes.',
    fromOwn:
      'Un tableau à vous a une ligne pour chaque variante. Exportez vos produits pour voir les colonnes\u00a0: modifiez le tableau et importez-le de nouveau.',
    export: 'Exporter les produits',
    fileText: 'Rien ne change dans votre boutique avant que vous ayez vu ce que fait le tableau.',
    limits: 'CSV d’au plus {rows} lignes et 8 Mo.',
    resultTitle: 'Votre tableau',
    'shape.own': 'Lu comme un tableau de ce site.',
    'shape.shopify': 'Lu comme une exportation de Shopify.',
    'shape.woocommerce': 'Lu comme une exportation de WooCommerce.',
    created: { one: '{count} produit est nouveau.', many: '{count} produits sont nouveaux.' },
    changed: { one: '{count} produit change.', many: '{count} produits changent.' },
    same: { one: '{count} reste tel quel.', many: '{count} restent tels quels.' },
    wrong: { one: '{count} produit est à corriger.', many: '{count} produits sont à corriger.' },
    nothing: 'Rien de ce tableau ne change votre boutique.',
    mend: 'Corrigez-les dans votre tableau et choisissez-le de nouveau. Ce qui est déjà importé n’est pas ajouté deux fois.',
    leftOut: 'Laissé de côté\u00a0: {columns}',
    import: { one: 'Importer {count} produit', many: 'Importer {count} produits' },
    undoing: 'Annulation de l’importation…',
    done: { one: '{count} produit est importé.', many: '{count} produits sont importés.' },
    skipped: {
      one: '{count} n’a pas pu être importé, car il a changé entre-temps.',
      many: '{count} n’ont pas pu être importés, car ils ont changé entre-temps.',
    },
    stopped:
      'L’importation s’est arrêtée, car la personne qui l’a lancée ne peut plus modifier cette boutique ou un produit n’a pas pu être enregistré.',
    removed: {
      one: '{count} produit est comme avant.',
      many: '{count} produits sont comme avant.',
    },
    kept: {
      one: '{count} reste, car il a été commandé ou modifié depuis.',
      many: '{count} restent, car ils ont été commandés ou modifiés depuis.',
    },
    products: 'Voir les produits',
    undoTitle: 'Annuler cette importation?',
    undoText:
      'Les produits qu’elle a ajoutés sont masqués, car des commandes peuvent les nommer. Ceux qu’elle a modifiés sont remis comme avant. Ce qui a été commandé ou modifié depuis reste.',
    undoBack: 'Garder les produits',
    preview: 'Ce que fait l’importation',
    previewOf: 'Produits du tableau',
    previewPages: 'Pages de produits',
    product: 'Produit',
    plan: 'Effet',
    'plan.create': 'Nouveau',
    'plan.change': 'Modifié',
    'plan.same': 'Tel quel',
    variants: { one: '{count} variante', many: '{count} variantes' },
    price: 'Prix',
    priceRange: '{from} à {to}',
    stock: 'Stock',
    hidden: 'Masqué',
    shownAgain: 'Masqué jusqu’ici, puis affiché',
    hiddenNow: 'Affiché jusqu’ici, puis masqué',
    becomes: '{before} → {after}',
    repeatedStock:
      'Le stock de votre dernier tableau\u00a0: ce qui s’est vendu depuis reste vendu.',
  },
};
