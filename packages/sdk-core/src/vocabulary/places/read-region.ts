import type { Country } from './countries.ts';
import { foldPlaceText } from './place-text.ts';
import { regions } from './regions.ts';

/**
 * What people write beside the codes and names: abbreviations from before the codes of two letters, older
 * names, and in French those of states that Quebecers have words for.
 */
const otherNames: Readonly<Record<Country, Readonly<Record<string, readonly string[]>>>> = {
  CA: {
    AB: ['Alta', 'Alb'],
    BC: ['C.-B.'],
    MB: ['Man'],
    NB: ['N.-B.'],
    NL: ['Newfoundland', 'Labrador', 'Nfld', 'Nfld and Lab', 'NF', 'LB', 'Terre-Neuve', 'T.-N.-L.'],
    NS: ['N.-É.'],
    NT: ['NWT', 'NWTerr', 'T.N.-O.'],
    NU: ['Nun', 'Nvt'],
    ON: ['Ont'],
    PE: ['PEI', 'Prince Edward Is', 'Î.-P.-É.'],
    QC: ['PQ', 'Que', 'Province of Quebec'],
    SK: ['Sask'],
    YT: ['Yukon Territory', 'Territoire du Yukon', 'YK', 'Yn'],
  },
  US: {
    AL: ['Ala'],
    AK: ['Alas'],
    AZ: ['Ariz'],
    AR: ['Ark'],
    CA: ['Calif', 'Cal', 'Californie'],
    CO: ['Colo'],
    CT: ['Conn'],
    DE: ['Del'],
    DC: ['Washington DC'],
    FL: ['Fla', 'Floride'],
    GA: ['Géorgie'],
    HI: ['Hawaï'],
    ID: ['Ida'],
    IL: ['Ill'],
    IN: ['Ind'],
    IA: ['Iowa'],
    KS: ['Kan', 'Kans'],
    KY: ['Ken'],
    LA: ['Louisiane'],
    MA: ['Mass', 'Commonwealth of Massachusetts'],
    MI: ['Mich'],
    MN: ['Minn'],
    MS: ['Miss'],
    MT: ['Mont'],
    NE: ['Neb', 'Nebr'],
    NV: ['Nev'],
    NH: ['N Hamp'],
    NM: ['N Mex', 'New Mex', 'Nouveau-Mexique'],
    NY: ['New York State', 'État de New York'],
    NC: ['N Car', 'Caroline du Nord'],
    ND: ['N Dak', 'Dakota du Nord'],
    OK: ['Okla'],
    OR: ['Ore', 'Oreg'],
    PA: ['Penn', 'Penna', 'Pennsylvanie'],
    SC: ['S Car', 'Caroline du Sud'],
    SD: ['S Dak', 'Dakota du Sud'],
    TN: ['Tenn'],
    TX: ['Tex'],
    VA: ['Virg', 'Virginie'],
    WA: ['Wash', 'Washington State', 'État de Washington'],
    WV: ['W Va', 'W Virg', 'Virginie-Occidentale'],
    WI: ['Wis', 'Wisc'],
    WY: ['Wyo'],
  },
  AU: {
    QLD: ['Queens'],
    TAS: ['Tassie', 'Tasmanie'],
    VIC: ['Vict'],
    WA: ['West Australia', 'W Aust', 'Westralia'],
    SA: ['S Aust'],
    NT: ['N Terr'],
    NSW: ['N S Wales', 'Nouvelle-Galles du Sud'],
  },
};

/** As two spellings of a region are compared: `P.E.I.`, `P E I` and `pei` are one. */
function fold(text: string): string {
  return foldPlaceText(text.replaceAll('&', ' and ')).replaceAll(' ', '');
}

const codes = new Map(
  regions.flatMap(({ country, code, name, frenchName = name }) =>
    [code, name, frenchName, ...(otherNames[country][code] ?? [])].map((one) => [
      `${country} ${fold(one)}`,
      code,
    ]),
  ),
);

/**
 * The code of a country's province, territory or state, of a text with its code, its name in English or
 * French, or an abbreviation: `Ont.`, `PQ`, `Newfoundland`; nothing where it is none.
 */
export function readRegion(country: Country, text: string): string | undefined {
  return codes.get(`${country} ${fold(text)}`);
}
