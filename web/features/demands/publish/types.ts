import type { DemandVariant } from '../../../../db/contract/demands';
import type { DEMAND_FORM } from '../../../../db/contract/form-demands';
import type { DemandForm } from '../../../../db/contract/working-items';
import type { WizardValues } from '../../../domain/publishing/types';
import type { ValuesOf } from '../../../domain/publishing/values';

/** The wizard's values: the groups of a submission, and what belongs to the form itself. */
export interface PublishValues extends WizardValues {
  variant: DemandVariant;
  /** Its `org_province` is the whole region from the province down; complaints about it stand there. */
  demand: ValuesOf<typeof DEMAND_FORM>;
  /** The thread that a new demand is made of; empty of any other. */
  thread_id: string;
}

export type { DemandForm };
