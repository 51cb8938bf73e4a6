import type { Country } from '../vocabulary/places/countries.ts';

/** Texts that a shop may begin with; its people change them to what they do. */
export interface PolicyTexts {
  readonly returns: string;
  readonly privacy: string;
}

/** A law or an authority that a text follows. */
export interface PolicySource {
  readonly title: string;
  readonly address: string;
}

interface PolicyTemplate {
  readonly en: PolicyTexts;
  readonly fr: PolicyTexts;
  readonly sources: Readonly<Record<keyof PolicyTexts, readonly PolicySource[]>>;
}

function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}

const canada: PolicyTemplate = {
  en: {
    returns: paragraphs(
      'Changed your mind? Write to us within 14 days of receiving your order to return an item that is unused and in its packaging. You pay for sending it back. We refund its price within 15 days of its arrival.',
      'Damaged, defective or not as described? Write to us with a picture. We repair or replace the item, or refund it together with its shipping, at no cost to you.',
      'Not delivered? If an order has not arrived within 30 days of the date that we gave you, or of the order where we gave none, you may cancel it and we refund all of it within 15 days.',
      'The laws of your province or territory give you further rights, such as the legal warranty in Québec. Nothing here limits them.',
    ),
    privacy: paragraphs(
      'We collect your name, address, e-mail, phone number and what you order, in order to deliver your order, answer you, and meet our duties under tax law. Card numbers go to the payment provider alone.',
      'We share your name and address with the carrier that delivers your order. We sell nothing of it, and use it for no advertising without your consent.',
      'You may see what we hold about you, have it corrected, or withdraw your consent. Write to the person in charge of personal information at our contact address. You may also complain to the Office of the Privacy Commissioner of Canada or, in Québec, to the Commission d’accès à l’information.',
    ),
  },
  fr: {
    returns: paragraphs(
      'Vous avez changé d’idée? Écrivez-nous dans les 14 jours suivant la réception pour retourner un article inutilisé et dans son emballage. Les frais de retour sont à votre charge. Nous remboursons son prix dans les 15 jours suivant son arrivée.',
      'L’article est endommagé, défectueux ou non conforme à sa description? Écrivez-nous avec une photo. Nous le réparons, le remplaçons ou le remboursons avec sa livraison, sans frais pour vous.',
      'Vous n’avez rien reçu? Si une commande n’est pas arrivée dans les 30 jours suivant la date annoncée, ou suivant la commande si aucune date n’a été annoncée, vous pouvez l’annuler et nous la remboursons en entier dans les 15 jours.',
      'Les lois de votre province ou territoire vous donnent d’autres droits, comme la garantie légale au Québec. Rien ici ne les limite.',
    ),
    privacy: paragraphs(
      'Nous recueillons votre nom, votre adresse, votre courriel, votre numéro de téléphone et ce que vous commandez, afin de livrer votre commande, de vous répondre et de remplir nos obligations fiscales. Les numéros de carte ne sont transmis qu’au fournisseur de paiement.',
      'Nous communiquons votre nom et votre adresse au transporteur qui livre votre commande. Nous n’en vendons rien et n’en faisons aucune publicité sans votre consentement.',
      'Vous pouvez consulter ce que nous détenons sur vous, le faire corriger ou retirer votre consentement. Écrivez à la personne responsable de la protection des renseignements personnels à notre adresse de contact. Vous pouvez aussi porter plainte au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
    ),
  },
  sources: {
    returns: [
      {
        title: 'Consumer Protection Act, 2002 (Ontario), ss. 26 and 96',
        address: 'https://www.ontario.ca/laws/statute/02c30',
      },
      {
        title: 'Consumer Protection Act (Québec), ss. 37, 38 and 54.1 to 54.16',
        address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
      },
    ],
    privacy: [
      {
        title: 'Personal Information Protection and Electronic Documents Act',
        address: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
      },
      {
        title:
          'Act respecting the protection of personal information in the private sector (Québec)',
        address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
      },
    ],
  },
};

const unitedStates: PolicyTemplate = {
  en: {
    returns: paragraphs(
      'Changed your mind? Write to us within 14 days of receiving your order to return an item that is unused and in its packaging. You pay for sending it back. We refund its price to your card within 7 business days of its arrival.',
      'Damaged, defective or not as described? Write to us with a picture. We replace the item, or refund it together with its shipping, at no cost to you.',
      'Late? If we can’t ship your order within the time that we stated, or within 30 days where we stated none, we write to you. You may agree to the delay, or cancel and be refunded in full.',
      'The laws of your state may give you further rights. Nothing here limits them.',
    ),
    privacy: paragraphs(
      'We collect your name, address, e-mail, phone number and what you order, in order to deliver your order, answer you, and meet our duties under tax law. Card numbers go to the payment provider alone.',
      'We share your name and address with the carrier that delivers your order. We sell nothing of it, and follow nobody across other sites, so a Do Not Track signal changes nothing.',
      'Write to our contact address to see, correct or delete what we hold about you. We publish changes of this policy on this page before they apply.',
    ),
  },
  fr: {
    returns: paragraphs(
      'Vous avez changé d’idée? Écrivez-nous dans les 14 jours suivant la réception pour retourner un article inutilisé et dans son emballage. Les frais de retour sont à votre charge. Nous remboursons son prix sur votre carte dans les 7 jours ouvrables suivant son arrivée.',
      'L’article est endommagé, défectueux ou non conforme à sa description? Écrivez-nous avec une photo. Nous le remplaçons ou le remboursons avec sa livraison, sans frais pour vous.',
      'En retard? Si nous ne pouvons pas expédier votre commande dans le délai annoncé, ou dans les 30 jours si aucun délai n’a été annoncé, nous vous écrivons. Vous pouvez accepter le retard, ou annuler et être remboursé en entier.',
      'Les lois de votre État peuvent vous donner d’autres droits. Rien ici ne les limite.',
    ),
    privacy: paragraphs(
      'Nous recueillons votre nom, votre adresse, votre courriel, votre numéro de téléphone et ce que vous commandez, afin de livrer votre commande, de vous répondre et de remplir nos obligations fiscales. Les numéros de carte ne sont transmis qu’au fournisseur de paiement.',
      'Nous communiquons votre nom et votre adresse au transporteur qui livre votre commande. Nous n’en vendons rien et ne suivons personne d’un site à l’autre; un signal Do Not Track n’y change donc rien.',
      'Écrivez à notre adresse de contact pour consulter, corriger ou supprimer ce que nous détenons sur vous. Nous publions les changements de cette politique sur cette page avant qu’ils s’appliquent.',
    ),
  },
  sources: {
    returns: [
      {
        title: 'Mail, Internet, or Telephone Order Merchandise Rule, 16 CFR Part 435',
        address: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-435',
      },
      {
        title: 'California Civil Code, s. 1723',
        address:
          'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1723.',
      },
    ],
    privacy: [
      {
        title: 'California Online Privacy Protection Act, Business and Professions Code, s. 22575',
        address:
          'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22575.',
      },
    ],
  },
};

const australia: PolicyTemplate = {
  en: {
    returns: paragraphs(
      'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.',
      'To make a claim, write to us with your order number and a picture. Where the guarantees apply, we bear the cost of sending the item back.',
      'Changed your mind? We also take back items that are unused and in their packaging within 14 days of receiving them. You pay for sending them back, and we refund their price.',
    ),
    privacy: paragraphs(
      'We collect your name, address, e-mail, phone number and what you order, in order to deliver your order, answer you, and meet our duties under tax law. Card numbers go to the payment provider alone.',
      'We share your name and address with the carrier that delivers your order. We sell nothing of it, and send you no advertising without your consent.',
      'Write to our contact address to see or correct what we hold about you, or to complain. If our answer does not satisfy you, you may complain to the Office of the Australian Information Commissioner.',
    ),
  },
  fr: {
    returns: paragraphs(
      'Nos produits s’accompagnent de garanties que la loi australienne sur la consommation (Australian Consumer Law) ne permet pas d’exclure. Vous avez droit à un remplacement ou à un remboursement en cas de défaut majeur, et à une indemnité pour toute autre perte ou tout autre dommage raisonnablement prévisible. Vous avez aussi droit à la réparation ou au remplacement d’un produit dont la qualité n’est pas acceptable sans que le défaut soit majeur.',
      'Pour faire une demande, écrivez-nous avec votre numéro de commande et une photo. Lorsque les garanties s’appliquent, les frais de retour sont à notre charge.',
      'Vous avez changé d’idée? Nous reprenons aussi les articles inutilisés et dans leur emballage dans les 14 jours suivant leur réception. Les frais de retour sont à votre charge, et nous remboursons leur prix.',
    ),
    privacy: paragraphs(
      'Nous recueillons votre nom, votre adresse, votre courriel, votre numéro de téléphone et ce que vous commandez, afin de livrer votre commande, de vous répondre et de remplir nos obligations fiscales. Les numéros de carte ne sont transmis qu’au fournisseur de paiement.',
      'Nous communiquons votre nom et votre adresse au transporteur qui livre votre commande. Nous n’en vendons rien et ne vous envoyons aucune publicité sans votre consentement.',
      'Écrivez à notre adresse de contact pour consulter ou corriger ce que nous détenons sur vous, ou pour porter plainte. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’Office of the Australian Information Commissioner.',
    ),
  },
  sources: {
    returns: [
      {
        title:
          'Australian Consumer Law, Parts 3-2 and 3-5 (Competition and Consumer Act 2010, Schedule 2)',
        address: 'https://www.legislation.gov.au/C2004A00109/latest/text',
      },
      {
        title: 'ACCC: Consumer rights and guarantees',
        address:
          'https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees',
      },
    ],
    privacy: [
      {
        title: 'Privacy Act 1988, Australian Privacy Principles',
        address: 'https://www.legislation.gov.au/C2004A03712/latest/text',
      },
    ],
  },
};

/** What a shop of a country may begin its policies with, and what the texts follow. */
export const policyTemplates: Readonly<Record<Country, PolicyTemplate>> = {
  CA: canada,
  US: unitedStates,
  AU: australia,
};
