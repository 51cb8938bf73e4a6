import { readCatalogues, readTranslations } from './catalogues.ts';
import { compareTranslation } from './compare-translation.ts';
import { findLooseSigns } from './find-loose-signs.ts';

const english = await readCatalogues();
const languages = await readTranslations();
const catalogues = Object.values(english);
const messages = catalogues.reduce((sum, texts) => sum + Object.keys(texts).length, 0);

const problems = [...languages].flatMap(([language, translated]) =>
  [
    ...compareTranslation(english, translated),
    ...(language === 'fr' ? findLooseSigns(translated) : []),
  ].map((problem) => `${language}: ${problem}`),
);
for (const problem of problems) console.error(problem);
console.log(
  `${messages} messages in ${catalogues.length} catalogues, in ${[...languages.keys()].join(', ')} too`,
);
if (messages === 0 || languages.size === 0) throw new Error('There is nothing to compare');
process.exitCode = problems.length > 0 ? 1 : 0;
