import { expect, test } from 'vitest';
import { nameRequirements } from './name-requirements.ts';

test.each([
  ['external_account', 'bankAccount'],
  ['tos_acceptance.date', 'terms'],
  ['business_profile.url', 'business'],
  ['business_type', 'business'],
  ['company.tax_id', 'business'],
  ['company.verification.document', 'documents'],
  ['individual.dob.day', 'person'],
  ['individual.verification.additional_document', 'documents'],
  ['person_1N8.first_name', 'person'],
  ['person_1N8.documents.passport.files', 'documents'],
  ['representative.address.line1', 'person'],
  ['settings.payouts.schedule', 'business'],
  ['person_1N8', 'person'],
  ['external_accounts', 'other'],
  ['interv_1N8.external_account', 'other'],
  ['tos_acceptances.date', 'other'],
  ['interv_1N8.tos_acceptance.date', 'other'],
  ['interv_1N8.company.name', 'other'],
  ['companyName', 'other'],
  ['interv_1N8.individual.dob', 'other'],
  ['individuals', 'other'],
  ['documents.passport', 'documents'],
  ['my_documents.passport', 'other'],
  ['interv_1N8.documented', 'other'],
  ['interv_1N8.supportability.support', 'other'],
])('%s is called %s', (asked, name) => {
  expect(nameRequirements([asked])).toEqual([name]);
});

test('each is named once, in our order; of nothing nothing is', () => {
  expect(
    nameRequirements(['tos_acceptance.ip', 'business_type', 'tos_acceptance.date', 'company.name']),
  ).toEqual(['business', 'terms']);
  expect(nameRequirements([])).toEqual([]);
});
