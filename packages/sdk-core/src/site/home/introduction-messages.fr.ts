import type { Translations } from '../../vocabulary/text/message.ts';

/** The introduction pages, in Canadian French. */
export const introductionsFrench: Translations = {
  'site/introduction-merchant': {
    name: 'Pour les commerçants',
    title: 'Soyez vu dans la rue et à l’écran',
    lead: 'Une annonce gratuite répond à ceux qui vous cherchent. Une place sur un panneau parle à ceux qui ne vous connaissent pas encore, sur les routes qu’ils prennent de toute façon.',
    point1: 'Une annonce efficace',
    pointText1:
      'Vos métiers, votre secteur, vos heures, des photos de vos travaux et un numéro que l’on peut demander. Elle paraît dans la recherche, sur la carte et sur les sites partenaires.',
    point2: 'Des places sur les panneaux locaux',
    pointText2:
      'Choisissez les panneaux sur une carte, rue par rue. Chacun a un nombre fixe de places\u00a0: la vôtre ne se perd pas parmi des dizaines.',
    point3: 'Des chiffres, sans fouiner',
    pointText3:
      'Voyez combien de fois votre annonce a été vue et votre numéro demandé. Nous comptons des événements, pas des personnes.',
    step1: 'Publiez votre annonce',
    stepText1:
      'Il faut une dizaine de minutes, et c’est gratuit. Vous pouvez la modifier quand vous voulez.',
    step2: 'Choisissez vos panneaux',
    stepText2:
      'Sélectionnez-les sur la carte. Le forfait suit le nombre de places, et l’échéance est affichée avant que vous décidiez.',
    step3: 'Payez et affichez-vous',
    stepText3:
      'Payez avec une carte enregistrée. Les places sont alors à vous, et vous pourrez les déplacer.',
    cost: 'L’annonce est gratuite. Les panneaux demandent une licence, dont le prix dépend du forfait et du nombre de places. Il est affiché avec les taxes avant le paiement. Pour les grandes campagnes, demandez un code d’entreprise.',
    question1: 'Puis-je avoir des panneaux sans annonce?',
    answer1:
      'Non. Une licence appartient à une annonce de commerçant, car c’est là que mène le panneau.',
    question2: 'Et si le panneau voulu est complet?',
    answer2:
      'La carte montre les places libres. Choisissez-en un autre à proximité, ou demandez-nous de vous écrire dès qu’une place se libère.',
    question3: 'Puis-je passer à un forfait plus grand?',
    answer3:
      'Si vous ajoutez plus de panneaux que n’en compte votre forfait, vous passez au plus petit qui convient, et nous vous le disons. Vous gardez vos places, et payez la différence pour les jours qui restent de votre année. Dans ses 30 derniers jours, un forfait n’est pas agrandi\u00a0: le suivant s’achète une fois qu’il a pris fin.',
    action: 'Inscrire votre entreprise',
    otherAction: 'Voir le prix des panneaux',
  },
  'site/introduction-realtor': {
    name: 'Pour les courtiers',
    title: 'Votre nom à côté de chaque maison que vous vendez',
    lead: 'Un profil public avec vos annonces, vos langues et vos secteurs, trouvé par ceux qui cherchent une maison et par ceux qui s’apprêtent à vendre.',
    point1: 'Une page bien à vous',
    pointText1:
      'Une photo, votre permis et votre agence, les lieux que vous connaissez et toutes vos annonces actives, toujours à jour.',
    point2: 'Présent là où l’on cherche',
    pointText2:
      'Les profils sont dans la même recherche et sur la même carte que les maisons, et chacune de vos annonces mène à vous.',
    point3: 'Sur votre site aussi',
    pointText3:
      'Affichez vos annonces sur votre site avec une ligne de code, à vos couleurs, sans frais mensuels.',
    step1: 'Créez un compte',
    stepText1: 'Avec votre nom, un numéro de téléphone et l’adresse de votre bureau.',
    step2: 'Rédigez votre profil',
    stepText2:
      'Dites où vous travaillez et ce que vous faites bien, comme vous le diriez à un voisin.',
    step3: 'Publiez vos annonces',
    stepText3: 'Chacune paraît sous votre nom, dans la recherche et sur votre page.',
    cost: 'Le profil et ses annonces sont gratuits, sans limite de nombre ni de durée. Personne ne paie pour passer devant les autres.',
    question1: 'Dois-je appartenir à une agence?',
    answer1:
      'Non, mais si c’est le cas, sa page vous présente avec son équipe et montre vos annonces parmi les siennes.',
    question2: 'Qui voit mon numéro de téléphone?',
    answer2:
      'Ceux qui le demandent, un à la fois. Il n’est pas dans la page, où des machines pourraient le récolter.',
    question3: 'Les annonces sont-elles transmises à d’autres chambres immobilières?',
    answer3: 'Non. Ce que vous publiez reste ici et sur les sites qui affichent nos widgets.',
    action: 'Créer votre profil',
    otherAction: 'Voir d’autres courtiers',
  },
  'site/introduction-brokerage': {
    name: 'Pour les agences',
    title: 'Une seule page pour l’agence, son équipe et ses propriétés',
    lead: 'La page d’une agence rassemble vos courtiers et tout ce qu’ils affichent. On y trouve l’agence, puis la personne, puis la maison, ou l’inverse.',
    point1: 'Votre équipe au même endroit',
    pointText1:
      'Les courtiers se joignent avec un code que vous leur donnez. Qui s’en va emporte ses annonces, et la page reste juste.',
    point2: 'Toutes les annonces, une recherche',
    pointText2:
      'Les visiteurs cherchent dans tout ce qu’offre votre agence, en liste et sur une carte, sans quitter votre page.',
    point3: 'Une recherche pour votre site',
    pointText3:
      'Placez la même recherche sur votre site. Elle est rapide, fonctionne au clavier, en français et en anglais.',
    step1: 'Créez l’agence',
    stepText1: 'Le nom, l’adresse et le secteur desservi. Vous en devenez l’administrateur.',
    step2: 'Donnez le code',
    stepText2:
      'Vos courtiers l’entrent une fois. Vous pouvez le changer, et ajouter un mot de passe, en tout temps.',
    step3: 'Gardez l’ordre',
    stepText3: 'Voyez qui est membre et confiez la page à d’autres personnes du bureau.',
    cost: 'La page est gratuite, quel que soit le nombre de courtiers et d’annonces. La publicité sur les panneaux est à part et demande une annonce de commerçant et une licence.',
    question1: 'Nous avons plusieurs bureaux. Une page ou plusieurs?',
    answer1: 'Une par bureau, car on cherche par lieu. La même personne peut s’occuper de toutes.',
    question2: 'Un courtier peut-il appartenir à deux agences?',
    answer2: 'À une seule à la fois, comme son permis.',
    question3: 'Que voient les visiteurs de nos membres?',
    answer3:
      'Leurs profils publics et leurs annonces actives. Les messages et les chiffres restent à chacun.',
    action: 'Créer un compte',
    otherAction: 'Voir les courtiers',
  },
  'site/introduction-city-profile': {
    name: 'Pour les villes',
    title: 'Vos services, là où les résidents cherchent déjà',
    lead: 'Hôtel de ville, urgences, services publics, recyclage\u00a0: le profil d’une ville présente ce dont les résidents ont besoin, avec les bonnes heures et les bons numéros, à côté des maisons et des commerces du lieu.',
    point1: 'Quatre répertoires',
    pointText1:
      'Hôtel de ville, urgences, services publics et recyclage. Chaque service a ses heures, son téléphone, son site et sa place sur la carte.',
    point2: 'Ouvert maintenant, pour de vrai',
    pointText2:
      'Les heures suivent votre fuseau et vos jours fériés. Les résidents peuvent chercher ce qui est ouvert à l’instant.',
    point3: 'Entre vos mains',
    pointText3:
      'Seules les personnes nommées par la ville modifient les fiches, et aucune publicité n’y figure.',
    step1: 'Demandez votre profil',
    stepText1:
      'Inscrivez-vous avec une adresse de la ville. Nous vérifions que vous parlez en son nom.',
    step2: 'Entrez les services',
    stepText2: 'Commencez par les dix que l’on demande le plus à l’accueil.',
    step3: 'Affichez-le sur votre site',
    stepText3: 'Le même répertoire peut paraître sur le site de la ville avec une ligne de code.',
    cost: 'Le profil est gratuit pour toute municipalité, quel que soit le nombre de services.',
    question1: 'Nous avons déjà un site. Pourquoi ceci?',
    answer1:
      'Parce que ceux qui déménagent cherchent d’abord ici. Chaque fiche mène à votre page pour les détails.',
    question2: 'Qui peut modifier les fiches?',
    answer2:
      'Les administrateurs de la ville, sur invitation. Vous décidez qui ils sont et pouvez retirer leur accès en tout temps.',
    question3: 'Cela remplace-t-il les numéros d’urgence?',
    answer3:
      'Non. En cas d’urgence, il faut appeler le numéro d’urgence de son pays, et les fiches le disent.',
    action: 'Demander votre profil',
    otherAction: 'Voir les services municipaux',
  },
};
