/** The French text of the terms of use with which a deployment starts. */
export const frenchTermsText = `
Les présentes conditions forment l’entente entre vous et l’exploitant de cette place de marché.
Elles s’appliquent à notre site, à nos widgets sur les pages d’autrui et à notre interface pour les
programmes. En utilisant l’un ou l’autre, vous les acceptez. Si vous agissez pour une entreprise ou un
organisme public, vous les acceptez en son nom.

## Ce que nous offrons

Un lieu où des personnes et des entreprises annoncent des propriétés, des objets, des événements, des
emplois, des services et des services municipaux, et où d’autres les trouvent. Nous ne sommes pas
partie à ce dont vous convenez entre vous. Nous ne sommes ni une agence immobilière, ni un employeur,
ni un encanteur, ni un conseiller, et ce que dit une annonce n’engage que la personne qui l’a publiée.

## Votre compte

- Vous devez avoir au moins dix-huit ans, ou l’âge requis pour conclure un contrat là où vous vivez.
- Ce que vous nous dites de vous doit être vrai et le rester.
- Gardez votre mot de passe pour vous. Ce qui est fait avec votre compte est réputé fait par vous
jusqu’à ce que vous nous avisiez que quelqu’un d’autre y a accès.
- Une personne, un compte. Une entreprise peut donner à plusieurs personnes des droits sur ce qu’elle publie.

## Ce que vous publiez

Cela reste à vous. Vous nous permettez de le conserver, de le montrer, de réduire la taille des images
et de laisser des partenaires le montrer dans nos widgets, aussi longtemps que c’est publié. Vous
garantissez que vous en avez le droit : que les images sont à vous ou sous licence, que l’objet peut
être vendu, que la personne à qui il appartient est d’accord.

### Ce qu’une annonce doit être

- vraie, dans la bonne catégorie et au bon endroit
- consacrée à une seule chose, publiée une seule fois
- à jour; retirez-la ou marquez-la quand la chose n’est plus offerte
- légale là où se trouve la chose et là où vous êtes

### Ce qui est interdit

- la discrimination en matière de logement, d’emploi ou de services, même par allusion
- les biens volés, rappelés ou contrefaits, les armes, les drogues, les animaux dont la vente est restreinte
- les systèmes qui promettent un revenu contre le recrutement, et toute offre qui exige une avance
- les données personnelles d’autrui, la haine, les menaces, le contenu sexuel
- le code, le texte caché ou les liens faits pour tromper des personnes ou des programmes

Nous pouvons retenir une annonce pour la vérifier, demander une preuve, la retirer, ou fermer un compte
qui enfreint ces règles. Nous disons pourquoi, sauf si la loi ou la sécurité de quelqu’un s’y oppose,
et vous pouvez nous demander un nouvel examen.

## Prix et paiements

Publier, chercher et avoir un profil public sont gratuits. Les licences pour des places sur des
panneaux, et tout ce qui a un prix, affichent le prix, les taxes et la durée avant que vous payiez.
Les paiements sont traités par notre fournisseur de paiements selon ses propres conditions. Une licence
prend fin à son échéance et ne se renouvelle pas d’elle-même; nous vous le rappelons avant, et vous
pouvez alors l’acheter de nouveau. Les droits à un remboursement que la loi vous donne demeurent.

## Panneaux

Une licence donne à un commerçant un certain nombre de places sur des panneaux pour une période. Les
places sont limitées, et une place retenue pendant que vous choisissez se libère quand le temps affiché
est écoulé. Ce qu’un panneau montre doit respecter les règles ci-dessus. Si un panneau est hors service
plus de sept jours, vous avez droit à une autre place ou au prix de ces jours.

## Boutiques et commandes

Quand vous achetez à une boutique, votre contrat est avec la boutique, non avec nous. Adressez-vous
d’abord à elle si quelque chose ne va pas; nous vous aidons si elle ne répond pas. Le droit de la
consommation de votre province, de votre État ou de votre pays passe avant tout ce qu’écrit une boutique.

### Votre commande et ses paiements

Un panier peut contenir les articles de plusieurs boutiques. Chacune vous vend par un contrat distinct
et vous remet sa propre facture. Vous voyez la somme entière, et chaque paiement dont elle est faite,
avant de payer.

- Il y a un paiement par monnaie, et par groupe de boutiques payées ensemble : les boutiques du Canada
en forment un, celles des États-Unis un autre.
- Une boutique d’Australie vous débite elle-même, sur son propre compte chez notre fournisseur de
paiements; nous permettons au fournisseur d’utiliser à cette fin la carte que vous avez choisie. Votre
relevé porte alors le nom de la boutique.
- Une commande est passée quand tous ses paiements sont faits. Tant qu’il en manque un, nous disons
lequel, et ce qui arrive s’il n’est pas fait.

### Ce dont une boutique répond

- ce que disent ses pages : ce qu’est un produit, ce qu’il coûte et dans quelle monnaie, et s’il est offert
- le produit : qu’il est conforme à sa description, sûr, et légal là où il est vendu et envoyé
- la livraison au prix et dans les délais qu’elle annonce, et le ramassage là où elle l’offre
- les retours, les remboursements et les garanties, selon son propre texte ou selon la loi, selon ce qui vous donne le plus
- les taxes, là où la section suivante ne dit pas qu’elles nous reviennent : être inscrite là où la loi le demande, percevoir et remettre ce qui est dû
- ce qu’elle apprend de vous : elle ne s’en sert que pour votre commande, comme le dit son propre texte sur la vie privée

### Qui répond des taxes

Les taxes dépendent de l’endroit où une commande est livrée et, pour un ramassage, de celui de la
boutique. Chaque facture dit quelles taxes ont été perçues, à quel taux et par qui : la boutique ou nous.

- Canada : une boutique inscrite à la TPS ou à la TVH la perçoit et la remet à l’Agence du revenu. Si
elle n’est pas inscrite, la loi nous oblige à la percevoir dès que nous sommes inscrits nous-mêmes. Il
en va de même de la TVQ au Québec. Les taxes de vente provinciales de la Colombie-Britannique, du
Manitoba et de la Saskatchewan sont perçues par nous là où nous y sommes inscrits, sinon par la boutique.
- Australie : une boutique inscrite à la GST l’inclut dans ses prix et la remet. Une boutique qui n’est
pas inscrite n’en perçoit pas.
- États-Unis : l’État où va une commande nous oblige, comme place de marché, à percevoir sa taxe de
vente là où nous y sommes inscrits.
- Vers un autre pays : la boutique ne perçoit aucune taxe de son propre pays. Les droits et taxes à la
frontière sont à votre charge, sauf si la boutique dit autre chose.

### Si vous tenez une boutique

Il vous faut un compte chez notre fournisseur de paiements, qui vous paie selon ses propres conditions.
Tant que ce compte ne peut pas être payé, votre boutique est affichée comme absente et ne prend pas de
commandes. Avant l’ouverture de votre boutique, vous êtes inscrit aux taxes de votre pays, ou vous
déclarez être un petit fournisseur qui n’a pas à l’être; aux États-Unis, nous ne demandons ni l’un ni
l’autre là où la taxe est perçue par nous. Vous vous inscrivez, et nous le dites, dès que la loi
l’exige. Les taxes que nous percevons sur vos ventes sont remises à l’administration fiscale, non à
vous. Les personnes à qui vous donnez des droits sur votre boutique y agissent pour vous. Nous pouvons
suspendre une boutique qui enfreint ces règles, pour une raison que vous pouvez lire, et vous pouvez
nous demander un nouvel examen. Ce que des acheteurs ont commandé jusque-là, vous le leur devez encore.

## Acheter et vendre avec prudence

Regardez une chose avant de la payer. Rencontrez-vous dans un lieu sûr. Faites lire les contrats
immobiliers par un notaire ou un avocat. Nos articles et nos estimations sont de l’information générale
et non des conseils.

## Widgets et programmes

Vous pouvez placer nos widgets sur vos pages avec une clé à vous, si vous ne cachez pas qui les
exploite, ne modifiez pas ce que disent les annonces et ne les placez pas à côté de contenu illégal. Les
programmes peuvent utiliser l’interface dans ses limites. Copier des annonces en masse pour bâtir un
autre répertoire n’est pas permis.

## Notre part et ses limites

Nous nous efforçons de tenir le service disponible et exact, sans promettre qu’il le soit toujours.
Dans la mesure permise par la loi, nous ne répondons pas de ce que font les membres, du manque à
gagner, ni de plus que ce que vous nous avez payé dans l’année qui précède. Rien ici ne limite la
responsabilité pour faute intentionnelle, faute lourde ou préjudice corporel, ni les garanties du droit
de la consommation, dont l’Australian Consumer Law, les lois sur la protection du consommateur des
provinces canadiennes et celles de votre État.

## Fin de l’entente

Vous pouvez fermer votre compte en tout temps dans votre profil. Les annonces sont alors retirées; ce
dont d’autres ont besoin, comme les factures et les messages que vous avez envoyés, leur reste. Nous
pouvons mettre fin au service avec un préavis de quatre-vingt-dix jours et rendre ce que vous avez payé
pour le temps qui reste.

## Droit et différends

Parlez-nous d’abord : la plupart des choses se règlent en une semaine. Sinon, le droit du lieu de notre
entreprise s’applique, et vous conservez la protection que le droit impératif du lieu où vous vivez vous
donne, y compris ses tribunaux si vous êtes un consommateur.

## Modifications

Nous pouvons modifier ces conditions pour l’avenir, non pour le passé. Nous annonçons les modifications
importantes par courriel trente jours d’avance. Si vous ne les acceptez pas, vous pouvez partir avant
leur entrée en vigueur.

## Nous joindre

Pour toute question sur ces conditions : [hello@boardwalk.example](mailto:hello@boardwalk.example). La
façon dont nous traitons les données personnelles est décrite dans la
[politique de confidentialité](/policy/privacyPolicy).
`;
