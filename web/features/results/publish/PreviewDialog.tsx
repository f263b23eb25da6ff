import { RESULT_FORM } from '../../../../db/contract/form-results';
import type { ResultDetail } from '../../../domain/catalog/types';
import { ItemPreview, usePreview } from '../../../domain/publishing/ItemPreview';
import type { PreviewDialogProps } from '../../../domain/publishing/types';
import { publicItem } from '../../../domain/publishing/values';
import { useResultView } from '../public/useResultView';
import type { PublishValues } from './types';

const orNull = (value: string): string | null => value || null;

/** The dialog 'previewResult'. */
export default function PreviewDialog({ values, missing = [], close }: PreviewDialogProps) {
  const { variant, result, ...rest } = values as PublishValues;
  const overseas = variant === 'overseas';
  const common = usePreview(
    { variant, ...rest },
    result,
    overseas ? [] : result.region_id,
    overseas ? orNull(result.org_country) : null,
  );
  const item: ResultDetail = { ...publicItem(RESULT_FORM, result), ...common, chengguo_id: '' };
  return <ItemPreview view={useResultView()} item={item} missing={missing} close={close} />;
}
