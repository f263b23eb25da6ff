import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import type { DemandDetail } from '../../../domain/catalog/types';
import { ItemPreview, usePreview } from '../../../domain/publishing/ItemPreview';
import type { PreviewDialogProps } from '../../../domain/publishing/types';
import { publicItem } from '../../../domain/publishing/values';
import { useDemandView } from '../public/useDemandView';
import type { PublishValues } from './types';

const orNull = (value: string): string | null => value || null;

/** The dialog 'previewDemand'. */
export default function PreviewDialog({ values, missing = [], close }: PreviewDialogProps) {
  const { variant, demand, ...rest } = values as PublishValues;
  const english = variant === 'en';
  const common = usePreview(
    { variant, ...rest },
    demand,
    english ? [] : demand.org_province,
    english ? orNull(demand.org_country) : null,
  );
  const item: DemandDetail = {
    ...publicItem(DEMAND_FORM, demand),
    ...common,
    xuqiu_id: '',
    is_open_info: demand.is_open === 3 ? orNull(demand.is_open_info) : null,
  };
  return <ItemPreview view={useDemandView()} item={item} missing={missing} close={close} />;
}
