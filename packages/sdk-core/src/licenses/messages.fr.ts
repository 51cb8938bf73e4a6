import type { Translations } from '../vocabulary/text/message.ts';
import { checkoutFrench } from './checkout/checkout-messages.fr.ts';
import { mismatchFrench } from './mismatches/mismatch-messages.fr.ts';
import { licenseActionsFrench } from './own/license-action-messages.fr.ts';
import { myBoardsFrench } from './own/my-boards-messages.fr.ts';
import { plansFrench } from './plans/plan-messages.fr.ts';
import { endingFrench } from './term/ending-messages.fr.ts';

/** What plans, the choice of boards and their checkout say, in Canadian French. */
export const licensesFrench: Translations = {
  ...checkoutFrench,
  ...endingFrench,
  'licenses/selection': {
    upgraded: 'Forfait augmenté',
    smallerFits: 'Le forfait {plan} suffit pour les panneaux que vous avez choisis.',
    maximum:
      'Impossible d’ajouter un panneau. Veuillez communiquer avec l’administrateur pour en obtenir d’autres.',
    maximumWithEmail:
      'Impossible d’ajouter un panneau. Veuillez communiquer avec l’administrateur pour en obtenir d’autres. Écrivez à {email}.',
    alreadySelected: 'Vous avez déjà choisi ce panneau.',
    subscribed: 'Ce panneau fait déjà partie de votre licence.',
    subscribedMark: 'Dans votre licence',
    checkout: 'Payer',
    checkoutNow: 'Payer maintenant',
  },
  'licenses/dropped-board': {
    unknown: 'Il n’y a pas de panneau {board}. Il a été laissé de côté.',
    retired: 'Le panneau {board} n’est plus en vente. Il a été laissé de côté.',
    doubled: 'Le panneau {board} a été nommé plus d’une fois. Il compte une fois.',
    subscribed: 'Le panneau {board} fait déjà partie de votre licence. Il a été laissé de côté.',
    'already-selected': 'Le panneau {board} était déjà choisi. Il compte une fois.',
    'maximum-reached':
      'Le panneau {board} a été laissé de côté, car on ne peut pas en choisir davantage.',
  },
  'licenses/plans': {
    unknownCode:
      'Ce code de forfait d’entreprise n’existe pas. Veuillez communiquer avec l’administrateur pour mettre votre code à jour.',
    pricesFailed: 'Impossible d’obtenir les prix. Veuillez réessayer plus tard.',
    code: 'Code de forfait d’entreprise',
    apply: 'Appliquer',
  },
  'licenses/listing-chooser': {
    lead: 'Choisissez une annonce pour voir où des panneaux sont libres.',
    none: 'Vous n’avez pas encore créé d’annonce de commerçant.',
    untitled: 'Annonce sans titre',
  },
  ...myBoardsFrench,
  ...licenseActionsFrench,
  ...plansFrench,
  ...mismatchFrench,
};
