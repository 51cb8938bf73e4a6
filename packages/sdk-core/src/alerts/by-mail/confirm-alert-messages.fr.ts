import type { Translations } from '../../vocabulary/text/message.ts';

/** What <bw-confirm-alert> says, in Canadian French. */
export const confirmAlertFrench: Translations = {
  'alerts/confirm': {
    title: 'Votre alerte par courriel',
    loading: 'Lecture du lien…',
    lead: 'Vous, ou quelqu’un qui a saisi votre adresse, avez demandé des courriels au sujet de\u00a0:',
    facts: 'Au sujet de cette alerte',
    email: 'À',
    frequency: 'Quand',
    'frequency.at-once': 'Dès que quelque chose correspond',
    'frequency.daily': 'Une fois par jour, quand quelque chose correspond',
    'frequency.weekly': 'Une fois par semaine, quand quelque chose correspond',
    news: 'Ce qui compte',
    consent:
      'En la lançant, vous acceptez que Boardwalk écrive à {email} à son sujet. Chaque courriel contient un lien qui y met fin.',
    press: 'Lancer cette alerte',
    pressing: 'Un instant…',
    notYou:
      'Ce n’était pas vous? Fermez cette page\u00a0: rien ne commence, et aucun autre courriel ne suit.',
    notStarted: 'L’alerte n’est pas encore lancée.',
    full: 'Cette adresse a déjà {count} alertes, le nombre possible sans compte. Mettez fin à l’une d’elles par le lien d’un de ses courriels, puis appuyez de nouveau.',
    started: 'Votre alerte est lancée',
    startedText:
      'Un courriel arrive à {email} quand quelque chose correspond. Pour y mettre fin, suivez le lien au bas de n’importe lequel de ses courriels.',
    running: 'Cette alerte est déjà lancée',
    accountText:
      'Avec un compte, vous pouvez la modifier, la suspendre et voir ce qu’elle a trouvé.',
    openAccount: 'Ouvrir un compte',
    ownedText:
      'Elle se trouve avec les autres alertes de votre compte, où vous pouvez la modifier et la suspendre.',
    seeAlerts: 'Voir vos alertes',
    broken: 'Ce lien ne fonctionne plus',
    brokenText:
      'Il date de plus de sept jours, il est incomplet, ou son alerte a pris fin. Cherchez de nouveau et enregistrez la recherche.',
    outdated: 'Cette alerte ne peut plus être lancée',
    outdatedText:
      'Elle cherche un lieu ou quelque chose que l’on ne connaît plus. Cherchez de nouveau et enregistrez la recherche.',
    search: 'Chercher des annonces',
    failed: 'Le lien n’a pas pu être lu.',
    retry: 'Réessayer',
  },
};
