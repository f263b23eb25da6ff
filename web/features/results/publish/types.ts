import type { RESULT_FORM } from '../../../../db/contract/form-results';
import type { ResultVariant } from '../../../../db/contract/results';
import type { ResultForm } from '../../../../db/contract/working-items';
import type { WizardValues } from '../../../domain/publishing/types';
import type { ValuesOf } from '../../../domain/publishing/values';

type Promotion = (typeof RESULT_FORM)['groups']['promotion'];
type PromotionValues = { [K in keyof Promotion as K extends `promotion.${infer N}` ? N : never]: string };

/** The wizard's values: the groups of a submission, and what belongs to the form itself. */
export interface PublishValues extends WizardValues {
  variant: ResultVariant;
  result: ValuesOf<typeof RESULT_FORM>;
  promotion: PromotionValues;
}

export type { ResultForm };
