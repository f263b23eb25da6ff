import { OFFICE_FILTERS } from '../../../../db/contract/programme/office';
import words from '../../../i18n/programmeProjects';
import { useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';

/** Files of exactly what is filtered. */
export function ExportButtons() {
  const text = useText(words);
  return (['xlsx', 'csv'] as const).map((kind) => (
    <DownloadButton
      key={kind}
      path={`/v1/programme/office/projects.${kind}`}
      filters={OFFICE_FILTERS}
      label={text.exports[kind]}
    />
  ));
}
