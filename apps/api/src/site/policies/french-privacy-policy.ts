/** The French text of the privacy policy with which a deployment starts. */
export const frenchPrivacyText = `
Cette politique dit ce que nous savons de vous quand vous utilisez notre site, nos widgets sur les
pages d’autrui et notre interface pour les programmes : ce que nous recueillons, pourquoi, qui le voit,
combien de temps nous le conservons, et ce que vous pouvez nous demander. « Nous » désigne l’exploitant
de cette place de marché; la façon de nous joindre est à la fin.

## En bref

- Vous pouvez tout chercher et tout lire sans compte, et nous n’en gardons aucune trace, sauf un panier
que vous remplissez.
- Nous ne plaçons de témoins que pour votre compte et votre panier : ceux qui vous connectent et
protègent votre compte, et un qui conserve ce que vous mettez dans un panier avant de vous connecter.
Il n’y a aucun témoin de publicité ou d’analyse, ni de nous ni de personne d’autre.
- Nous comptons combien de fois une annonce ou une boutique est vue, sans noter par qui.
- Nous ne vendons pas de renseignements personnels et nous n’en communiquons pas à des fins de publicité.
- Vous pouvez voir, corriger, emporter et supprimer ce que nous détenons sur vous.

## Ce que nous recueillons

### Quand vous visitez le site

Votre navigateur nous envoie son adresse réseau et une description de lui-même, comme à tout site. Nous
nous servons de l’adresse pour répondre, pour limiter les abus et pour faire fonctionner le service.
Elle figure dans des journaux de serveur de courte durée et n’est pas associée à ce que vous regardez.

Si vous appuyez sur « Utiliser ma position », votre navigateur vous le demande d’abord. Votre position
sert une fois, à trouver la ville la plus proche, et n’est pas conservée.

### Quand vous avez un compte

- Ce que vous nous donnez : nom, nom d’utilisateur, adresse courriel, numéro de téléphone, adresse postale, photo.
- Ce que vous faites : annonces, favoris, recherches enregistrées, messages, commandes.
- Ce que nous trouvons pour les recherches que vous enregistrez : quelles annonces, ce qu’elles ont de nouveau, et si vous les avez regardées.
- Ce que vous choisissez : quels courriels vous recevez, à quelle fréquence et à quelles heures, et leur fuseau horaire; si d’autres voient jusqu’où vous avez lu.
- Ce dont le service a besoin : quand vous vous êtes connecté, dans quel navigateur et à peu près d’où,
pour que vous puissiez reconnaître une connexion qui n’était pas la vôtre.

### Quand vous payez

Les données de votre carte vont de votre navigateur directement à notre fournisseur de paiements. Nous
voyons la marque, les quatre derniers chiffres et la date d’expiration, jamais le numéro.

### Quand vous achetez à une boutique

La boutique à laquelle vous achetez apprend ce qu’il lui faut pour votre commande : votre nom, l’adresse
où elle va et celle de la facture, votre adresse courriel et votre numéro de téléphone, et ce que vous
avez commandé. Les personnes à qui son propriétaire en confie le soin le voient aussi. Elle n’apprend ni
ce que vous achetez ailleurs ni votre carte; une boutique d’Australie, qui vous débite elle-même, voit
de la carte ce que nous en voyons. Une boutique répond de ce qu’elle fait de vos données; son propre
texte sur la vie privée figure sur sa page.

Une facture porte votre nom, vos adresses et ce que vous avez acheté. Le droit fiscal oblige la
boutique, et nous, à la conserver; elle demeure quand vous supprimez votre compte, sans plus y être
associée.

Si vous choisissez un lieu pour voir ce qu’y coûte la livraison, il reste dans votre navigateur.

### Quand vous remplissez un panier sans compte

Sur notre propre site, vous pouvez remplir un panier avant de vous connecter. Nous le conservons
pendant trente jours après votre dernière modification : quels produits, combien, et vos choix, sans
votre nom. Quand vous vous connectez, il se joint au panier de votre compte. Sur les pages d’autrui, un
panier commence par la connexion.

### Quand vous tenez une boutique

Ce que montrent ses pages est public : nom, images, lieu, heures, ainsi que le numéro de téléphone,
l’adresse courriel et le site Web que vous y inscrivez. Ce que notre fournisseur de paiements vous
demande, comme des documents et votre compte bancaire, va à lui seul; nous apprenons si votre compte
peut être payé, quel genre de chose manque et, pour les taxes, où est votre siège et où vous êtes
inscrit. Votre boutique garde le jour où quelqu’un vous a déclaré petit fournisseur, et qui l’a fait;
les numéros de taxe que vous inscrivez figurent sur les factures de vos acheteurs.

### Quand vous publiez

Ce que vous publiez dans une annonce est public, y compris les images et le lieu. Les numéros de
téléphone et les adresses courriel ne sont montrés qu’aux personnes qui les demandent un à la fois; ces
demandes sont comptées et limitées.

## Des événements sans personnes

Pour chaque annonce, nous comptons les vues, les demandes de numéro de téléphone ou d’adresse courriel,
les visites de son site Web et les partages, pour que la personne qui l’a publiée voie ce qu’elle
donne; pour chaque boutique, nous comptons les visites. Un compte porte une annonce ou une boutique, un
genre et un jour. Il ne porte ni utilisateur, ni adresse réseau, ni témoin, et on ne peut donc pas
remonter jusqu’à vous.

## Témoins

Le témoin de session est placé quand vous vous connectez et retiré quand vous vous déconnectez. Un
deuxième nous dit pendant six mois que vous vous êtes connecté dans ce navigateur, pour que personne ne
bloque votre compte en devinant votre mot de passe. Un troisième est placé pour trois jours quand vous
vous inscrivez, pour que personne d’autre n’ouvre votre compte. Un quatrième est placé sur notre propre
site quand vous mettez quelque chose dans un panier sans être connecté; il mène à ce panier pendant
trente jours et il est retiré quand vous vous connectez ou vous déconnectez. Chacun contient une valeur
aléatoire, ne peut pas être lu par des scripts et n’est envoyé qu’à nous. Sur la page d’un partenaire,
si vous choisissez de vous connecter, un témoin distinct sert cette page seule. Comme ils sont
nécessaires à ce que vous demandez, aucun bandeau ne vous pose de question à leur sujet. Des choix comme
un thème de couleurs restent dans votre propre navigateur.

## Les widgets sur d’autres sites

Des agences, des commerçants et des journaux peuvent montrer notre recherche et nos annonces sur leurs
propres pages. Quand vous utilisez un tel widget, votre navigateur nous parle directement. Nous apprenons
sur la page de quel partenaire il se trouve. Le partenaire n’apprend pas qui vous êtes, et un mot de
passe pour cette place de marché n’est jamais tapé dans sa page : la connexion ouvre notre propre site
dans une fenêtre. Le reste de ce qui se passe sur la page d’un partenaire relève de sa politique, non de
celle-ci.

## À quoi cela nous sert

- à montrer, à chercher et à transmettre ce que les gens publient
- à permettre aux gens de se joindre au sujet d’une annonce
- à recevoir des paiements et à tenir les livres que la loi exige
- à vous envoyer les avis que vous avez activés
- à prévenir la fraude, les pourriels et les intrusions

Nous ne prenons à votre sujet aucune décision automatisée qui ait un effet juridique ou semblable.

## Qui d’autre le voit

Des entreprises qui travaillent pour nous par contrat : hébergement, envoi de courriels, paiements.
Elles ne peuvent utiliser les données qu’à cette fin. Certaines sont hors de votre province, de votre
État ou de votre pays, et la loi peut y permettre aux autorités de les voir. Les boutiques voient les
commandes que vous leur passez, votre adresse comprise. Les autres membres voient ce que vous publiez et
leur écrivez. Nous ne remettons des données aux autorités que là où la loi nous y oblige, et seulement
autant qu’elle l’exige.

## Combien de temps nous le conservons

- Annonces : publiques tant qu’elles courent et trente jours après leur fermeture.
- Votre profil et vos choix : jusqu’à ce que vous les changiez ou supprimiez votre compte.
- Messages que vous avez envoyés : aussi longtemps que l’une des deux personnes garde la conversation. La supprimer la retire pour vous; quand vous supprimez votre compte, ce que vous avez écrit reste chez la personne qui l’a reçu, sans votre nom.
- Le panier d’une personne qui n’est pas connectée : trente jours après sa dernière modification.
- Factures et paiements : aussi longtemps que le droit fiscal l’exige, même après la suppression de votre compte, et alors sans lui.
- Journaux de serveur : trente jours.
- Copies de sauvegarde : quatre-vingt-dix jours, après quoi ce que vous avez supprimé n’y est plus non plus.

## Vos droits

Vous pouvez demander une copie de ce que nous détenons, le faire corriger, le faire supprimer et
retirer un consentement. Vous pouvez faire beaucoup de cela vous-même dans votre profil. Nous répondons
dans les trente jours, sans frais.

### Canada

Nous suivons la Loi sur la protection des renseignements personnels et les documents électroniques, et
les lois du Québec, de l’Alberta et de la Colombie-Britannique là où elles s’appliquent. Si notre
réponse ne vous satisfait pas, vous pouvez porter plainte au
[Commissariat à la protection de la vie privée](https://www.priv.gc.ca/), à la
[Commission d’accès à l’information du Québec](https://www.cai.gouv.qc.ca/) ou à l’autorité de votre
province.

### États-Unis

Selon votre État, vous pouvez avoir le droit de savoir, de corriger, de supprimer, de recevoir vos
données sous une forme transférable, et de refuser la vente, la publicité ciblée et le profilage. Nous
ne faisons aucune de ces trois dernières choses. Nous traitons toutes les demandes de la même façon,
quel que soit l’État d’où elles viennent, et jamais moins bien parce que vous avez demandé. Un mandataire
peut demander pour vous avec votre permission écrite, et vous pouvez contester un refus en y répondant.

### Australie

Nous suivons les Australian Privacy Principles du Privacy Act 1988. Vous pouvez porter plainte à
l’[Office of the Australian Information Commissioner](https://www.oaic.gov.au/) si trente jours passent
ou si notre réponse ne vous satisfait pas. Si une atteinte risque de vous causer un préjudice grave,
nous vous en avisons, ainsi que le commissaire.

## Enfants

Le service n’est pas destiné aux personnes de moins de seize ans, et nous ne conservons pas sciemment de
données sur elles.

## Sécurité

Les échanges sont chiffrés. Les mots de passe ne sont conservés que sous forme hachée, les valeurs de
session aussi. L’accès est limité aux personnes qui en ont besoin et il est consigné. Si une atteinte
vous expose à un risque réel, nous vous en avisons sans délai, ainsi que les autorités.

## Modifications

Quand cette politique change, nous changeons la date qui figure au-dessus. Si une modification compte
pour vous, nous en avisons les titulaires de compte par courriel au moins trente jours d’avance.

## Nous joindre

Écrivez à la personne responsable de la protection des renseignements personnels de cette place de
marché, à [privacy@boardwalk.example](mailto:privacy@boardwalk.example). Dites-nous de quoi il s’agit et
comment vous joindre; nous pouvons demander de quoi être sûrs que vous êtes bien vous.
`;
