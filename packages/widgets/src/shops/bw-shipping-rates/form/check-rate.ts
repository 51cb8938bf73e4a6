import { findPrefixFault } from '@boardwalk/sdk-core/shops/shipping/prefix-faults';
import { findRateFaults, rateMeasures } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import type { rateFormMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import { readWhole } from '../../../parts/number-field/read-whole.ts';
import { readRateZone, readSteps } from './read-rate.ts';

/** What is wrong with a rate beyond what its fields say themselves. */
export function checkRate(
  data: FormData,
  messages: Messages<typeof rateFormMessages>,
): FieldErrors {
  const errors: Record<string, string> = {};
  if (textOf(data, 'name').trim() === '') errors.name = messages.nameMissing;
  const zone = readRateZone(data);
  const fault = findPrefixFault(zone);
  if (zone.postalPrefixes.some((prefix) => !/^[A-Z0-9]{1,6}$/.test(prefix))) {
    errors['zone.postalPrefixes'] = messages.prefixWrong;
  } else if (fault) {
    const sentence = fault.of === 'country' ? messages.prefixUnknown : messages.prefixElsewhere;
    errors['zone.postalPrefixes'] = fillMessage(sentence, { prefix: fault.prefix });
  }
  const steps = readSteps(data);
  steps.forEach(({ price }, index) => {
    if (price === null) errors[`steps.${index}.price`] = messages.priceMissing;
  });
  const by = rateMeasures.find((one) => one === textOf(data, 'by')) ?? 'flat';
  const priced = steps.map(({ upTo, price }) => ({ upTo, price: price ?? 0 }));
  for (const { path } of findRateFaults({ by, steps: priced })) {
    const [, index] = path;
    const isMissing = typeof index === 'number' && steps[index]?.upTo === null;
    errors[path.join('.')] = isMissing ? messages.stepMissing : messages.stepOrder;
  }
  const [from, to] = [readWhole(data, 'days.from'), readWhole(data, 'days.to')];
  if (from === null) errors['days.from'] = messages.daysMissing;
  if (to === null) errors['days.to'] = messages.daysMissing;
  if (from !== null && to !== null && to < from) errors['days.to'] = messages.daysOrder;
  return errors;
}
