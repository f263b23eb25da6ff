import type { DemandDetail } from '../../../domain/catalog/types';
import { ItemPreview, usePreview } from '../../../domain/publishing/ItemPreview';
import type { PreviewProps } from '../../../domain/publishing/types';
import { useDemandView } from '../public/useDemandView';
import type { PublishValues } from './types';

const orNull = (value: string): string | null => value || null;
const chosen = (value: number | ''): number | null => (value === '' ? null : value);

/** The dialog 'previewDemand'. */
export default function PreviewDialog({ values }: PreviewProps) {
  const { variant, demand, ...rest } = values as PublishValues;
  const english = variant === 'en';
  const common = usePreview(
    { variant, ...rest },
    demand,
    english ? [] : demand.org_province,
    english ? orNull(demand.org_country) : null,
  );
  const item: DemandDetail = {
    ...common,
    xuqiu_id: '',
    type: chosen(demand.type),
    detail_desc: orNull(demand.detail_desc),
    investment_amount: orNull(demand.investment_amount),
    uses: orNull(demand.uses),
    cooperative_institute: orNull(demand.cooperative_institute),
    cooperation_mode: chosen(demand.cooperation_mode),
    secrecy: chosen(demand.secrecy),
    is_open: chosen(demand.is_open),
    is_open_info: demand.is_open === 3 ? orNull(demand.is_open_info) : null,
    keyword: orNull(demand.keyword),
  };
  return <ItemPreview view={useDemandView()} item={item} />;
}
