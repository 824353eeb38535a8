import type { Bank } from './bank.ts';
import { checkCounts } from './checks/counts.ts';
import { checkCoverage } from './checks/coverage.ts';
import { checkFigureTags } from './checks/figure-tags.ts';
import { checkIds } from './checks/ids.ts';
import { checkImages } from './checks/images.ts';
import { checkLengths } from './checks/lengths.ts';
import { checkNearDuplicates } from './checks/near-duplicates.ts';
import { checkOptions } from './checks/options.ts';
import { checkPositions } from './checks/positions.ts';
import { checkReading } from './checks/reading.ts';
import { checkSchemaFile } from './checks/schema-file.ts';
import { checkSchema } from './checks/schema.ts';
import { checkSources } from './checks/sources.ts';
import { checkSpelling } from './checks/spelling.ts';
import { checkStarter } from './checks/starter.ts';
import type { Check, Context } from './context.ts';
import type { Fault } from './fault.ts';

/** Every content check, in the order in which a writer would mend what they find. */
const checks: readonly Check[] = [
  checkSchema,
  checkIds,
  checkOptions,
  checkSources,
  checkFigureTags,
  checkImages,
  checkSpelling,
  checkReading,
  checkNearDuplicates,
  checkLengths,
  checkPositions,
  checkCounts,
  checkStarter,
  checkCoverage,
  checkSchemaFile,
];

/** All faults of the bank. */
export function runChecks(bank: Bank, context: Context): Fault[] {
  return checks.flatMap((check) => check(bank, context));
}
