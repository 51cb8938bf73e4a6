import type { Translations } from '../../vocabulary/text/message.ts';
import {
  productColumnMessages,
  productFaultMessages,
  productNoteMessages,
} from './table-messages.ts';

/** Tables of products in French. */
export const productTablesFrench = {
  [productColumnMessages.catalogue]: {
    product: 'Produit',
    title: 'Titre',
    description: 'Description',
    category: 'Catégorie',
    leaf: 'Rayon',
    condition: 'État',
    delivery: 'Livraison',
    shows: 'Affiché',
    lowStock: 'Peu à partir de',
    optionName: 'Nom de l’option {number}',
    optionValue: 'Valeur de l’option {number}',
    sku: 'UGS',
    barcode: 'Code-barres',
    price: 'Prix',
    compareAt: 'Prix d’avant',
    stockMode: 'Le stock est',
    stock: 'Stock',
    weight: 'Poids (g)',
    'stockMode.counted': 'Compté',
    'stockMode.unlimited': 'Illimité',
    'stockMode.on-order': 'Fait sur commande',
    yes: 'Oui',
    no: 'Non',
    row: 'Ligne',
    column: 'Colonne',
    name: 'Nom de la colonne',
    found: 'Ce qui y est écrit',
    fault: 'Ce qui ne va pas',
    file: 'produits',
  },
  [productFaultMessages.catalogue]: {
    missing: 'Veuillez remplir cette cellule.',
    missingColumn:
      'Le tableau n’a aucune colonne qui nomme ses produits. Ajoutez-en une appelée Produit, ou une appelée UGS.',
    unknownColumn: 'Cette colonne n’est pas connue; ce qu’elle contient est laissé de côté.',
    doubleColumn: 'Cette colonne figure deux fois. Seule la première compte.',
    noRows: 'Le tableau n’a aucun produit sous les noms de ses colonnes.',
    tooManyRows: 'Un tableau peut avoir {bound} lignes. Divisez-le en plusieurs.',
    tooManyColumns:
      'Un tableau peut avoir {bound} colonnes. Supprimez celles qui sont vides à droite des vôtres et enregistrez-le de nouveau.',
    tooManyProblems:
      'Le tableau a plus de {bound} problèmes. Corrigez d’abord ceux ci-dessus, puis vérifiez-le de nouveau.',
    rowTooLong:
      'Cette ligne a plus de {bound} caractères. Cherchez un guillemet ouvert qui n’est pas fermé.',
    notText:
      'Ce n’est pas un tableau en texte. Dans votre tableur, enregistrez-le au format CSV UTF-8.',
    workbook:
      'C’est un classeur. Ouvrez-le dans votre tableur, enregistrez son tableau au format CSV UTF-8 et choisissez ce fichier.',
    unreadable:
      'À partir d’ici, le tableau est illisible\u00a0: un guillemet est ouvert et n’est pas fermé.',
    noProduct:
      'Cette variante n’a pas de produit\u00a0: aucune ligne du tableau et rien dans votre boutique ne porte ce nom.',
    productType:
      'Seuls les produits simples et les produits avec variantes peuvent être vendus ici.',
    choice: 'Ce n’est aucune des valeurs que la colonne peut avoir.',
    yes: 'Veuillez écrire oui ou non.',
    money: 'Veuillez écrire un montant avec deux décimales au plus, par exemple 1234,50',
    thousands:
      'Cela peut être deux nombres\u00a0: une virgule peut séparer les milliers ou commencer les décimales. Veuillez l’écrire sans virgule entre les milliers, par exemple 1234 ou 1234,50',
    currency: 'C’est une autre devise que celle de votre boutique.',
    wholeNumber: 'Veuillez écrire un nombre entier.',
    weight: 'Veuillez écrire un poids, par exemple 350',
    tooSmall: 'Ce doit être {bound} ou plus.',
    tooLarge: 'Ce doit être {bound} ou moins.',
    tooLong: 'Il peut y avoir {bound} caractères au plus.',
    lostDigits:
      'Le tableur a raccourci ce nombre, et ses derniers chiffres sont perdus. Mettez la colonne au format texte et écrivez le nombre de nouveau.',
    skuTwice: 'La ligne {bound} a déjà cette UGS. Chaque variante a la sienne.',
    otherSku: 'Un autre produit de votre boutique a une variante avec cette UGS.',
    needsOption:
      'Le produit a plusieurs variantes\u00a0: indiquez par une option ce qui les distingue.',
    otherOptions: 'Le produit a d’autres options dans votre boutique. Changez-les d’abord là.',
    variantTwice: 'Le produit a une autre variante avec les mêmes valeurs.',
    tooManyOptions: 'Un produit peut avoir {bound} options.',
    tooManyVariants: 'Un produit peut avoir {bound} variantes.',
    tooManyProducts: 'Une boutique peut avoir {bound} produits.',
    mayNotChange:
      'Ce produit est déjà dans la boutique, et vous pouvez seulement ajouter des produits.',
    wrong: 'Veuillez corriger ceci.',
  },
  [productNoteMessages.catalogue]: {
    category: {
      one: '{count} produit nomme une catégorie que nous n’avons pas\u00a0: il va dans «\u00a0Autre\u00a0».',
      many: '{count} produits nomment des catégories que nous n’avons pas\u00a0: ils vont dans «\u00a0Autre\u00a0».',
    },
    pictures: {
      one: '{count} produit a des images. Elles ne viennent pas avec le tableau: ajoutez-les une fois qu’il est importé.',
      many: '{count} produits ont des images. Elles ne viennent pas avec le tableau: ajoutez-les une fois qu’ils sont importés.',
    },
    negativeStock: {
      one: '{count} produit a un stock négatif. Il est lu comme nul.',
      many: '{count} produits ont un stock négatif. Il est lu comme nul.',
    },
    timedSale: {
      one: '{count} produit a un prix réduit pour un temps. Son prix courant est importé.',
      many: '{count} produits ont un prix réduit pour un temps. Leur prix courant est importé.',
    },
  },
} satisfies Translations;
