import type { ResultDetail } from '../../../domain/catalog/types';
import { ItemPreview, usePreview } from '../../../domain/publishing/ItemPreview';
import type { PreviewProps } from '../../../domain/publishing/types';
import { useResultView } from '../public/useResultView';
import type { PublishValues } from './types';

const orNull = (value: string): string | null => value || null;

/** The dialog 'previewResult'. */
export default function PreviewDialog({ values }: PreviewProps) {
  const { variant, result, ...rest } = values as PublishValues;
  const overseas = variant === 'overseas';
  const common = usePreview(
    { variant, ...rest },
    result,
    overseas ? [] : result.region_id,
    overseas ? orNull(result.org_country) : null,
  );
  const item: ResultDetail = {
    ...common,
    chengguo_id: '',
    process: result.process === '' ? null : result.process,
    cooperation: result.cooperation,
    conversion_type: orNull(result.conversion_type.join(',')),
    ownership: orNull(result.ownership),
    intellectual_property: orNull(result.intellectual_property),
    intellectual_property_code: orNull(result.intellectual_property_code),
    investment: orNull(result.investment),
    investment_use: orNull(result.investment_use),
    implementation_conditions: orNull(result.implementation_conditions),
    term: orNull(result.term),
    ranges: orNull(result.ranges),
    extension_mode: orNull(result.extension_mode),
    sub_type: Number(result.sub_type),
    director: orNull(result.director),
  };
  return <ItemPreview view={useResultView()} item={item} />;
}
