import type { Translations } from '../../vocabulary/text/message.ts';

/** What the checkout of places says, in Canadian French. */
export const checkoutFrench: Translations = {
  'licenses/checkout': {
    heading: 'Paiement',
    plan: 'Forfait',
    boards: 'Panneaux',
    card: 'Carte',
    review: 'Vérification',
    planLead:
      'Chaque forfait vaut pour un an. Choisissez-en un, ou continuez avec celui que vous avez choisi.',
    planSeats: { one: '{count} panneau', many: '{count} panneaux' },
    aYear: '{price} par an, avant taxes',
    ofCode: 'Forfait d’entreprise, par le code {code}',
    cardLead:
      'Choisissez la carte qui paie. Rien n’est prélevé avant que vous ne confirmiez le total.',
    cardMissing: 'Choisissez d’abord une carte.',
    boardsMissing: 'Choisissez d’abord des panneaux et une annonce.',
    planMissing: 'Choisissez d’abord un forfait.',
    summary: 'Ce que vous achetez',
    chooseOthers: 'Choisir d’autres panneaux',
    price: 'Prix',
    difference: {
      one: 'Différence pour {count} jour',
      many: 'Différence pour {count} jours',
    },
    replaces:
      'Il remplace {plan}, à {price} par an\u00a0: vous payez la différence avec {planPrice} pour les jours qui restent, et gardez les places que vous avez.',
    withinPlan: 'Votre forfait {plan} a des places pour ces panneaux. Rien de plus n’est facturé.',
    discount: 'Rabais',
    total: 'Total',
    dueOn: 'La licence arrive à échéance le {date}.',
    renewsOn: 'La licence arrive à échéance le {date}, et se renouvelle alors d’elle-même.',
    coupon: 'Code promotionnel',
    applyCoupon: 'Appliquer',
    removeCoupon: 'Retirer le code',
    renews: 'La renouveler d’elle-même à l’échéance, avec cette carte',
    renewsNote:
      'Vous pouvez mettre fin au renouvellement en tout temps. Sans lui, la licence prend simplement fin.',
    renewsAlready:
      'Elle se renouvelle d’elle-même, comme votre forfait actuel. Vous pouvez y mettre fin dans Mes panneaux.',
    pay: 'Payer {total}',
    buyFree: 'Acheter',
    addBoards: 'Ajouter les panneaux',
    paying: 'Paiement en cours …',
    declined: 'La carte a été refusée. Rien n’a été prélevé. Essayez une autre carte.',
    askedByBank: 'Votre banque veut savoir que c’est bien vous.',
    goOn: 'Continuer à la banque',
    onBoardwalk: 'Continuer sur Boardwalk',
    pending: 'Votre paiement est en route. Vous recevez un courriel dès qu’il est fait.',
    lookAgain: 'Regarder de nouveau',
    ended: 'Cette licence a pris fin.',
    failed: 'L’achat n’a pas eu lieu. Ce qui a été prélevé retourne sur la carte.',
    startAgain: 'Recommencer',
    done: 'Vos places sont à vous',
    doneLead:
      'Vous recevez aussi le reçu par courriel. Votre annonce figure désormais sur ces panneaux.',
    number: 'Numéro',
    bought: 'Achetée le',
    seeMine: 'Voir mes panneaux',
    seeMap: 'Voir les panneaux sur la carte',
    asking: 'Confirmez dans la fenêtre qui s’est ouverte.',
    cancel: 'Annuler',
    blocked:
      'Votre navigateur n’a pas ouvert de fenêtre. Autorisez les fenêtres de cette page, puis appuyez de nouveau.',
    refused: 'Rien n’a été acheté\u00a0: vous n’avez pas donné votre accord.',
    late: 'Rien n’a été acheté\u00a0: personne n’a donné son accord à temps.',
  },
  'licenses/holds': {
    kept: 'Vos places vous sont gardées jusqu’à {time}',
    over: 'Vos places ne vous sont plus gardées. Reprenez-les, ou choisissez-en d’autres.',
    keepAgain: 'Les reprendre',
    lost: 'Ces panneaux ne sont plus libres\u00a0:',
    lostBoard: '{board}\u00a0: {reason}',
    notKept:
      'Vos places ne vous sont pas encore gardées. Elles le seront dès que vous passerez au paiement.',
  },
  'licenses/hold-refusal': {
    retired: 'n’est plus en vente',
    'out-of-service': 'hors service en ce moment',
    'already-here': 'votre annonce y a déjà une place',
    full: 'toutes les places sont prises',
    'service-type-taken': 'ne prend plus de commerçants de votre métier',
    unknown: 'ce panneau n’existe pas',
    'no-seat-left': 'votre forfait n’a plus de place',
  },
};
