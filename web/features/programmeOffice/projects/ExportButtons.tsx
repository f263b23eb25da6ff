import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { OFFICE_FILTERS } from '../../../../db/contract/programme/office';
import words from '../../../i18n/programmeProjects';
import { apiPath, cleanParams } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { DownloadIcon } from '../../../kit/layout/icons';

/** Files of exactly what is filtered. */
export function ExportButtons() {
  const text = useText(words);
  const [search] = useSearchParams();
  const chosen = cleanParams(Object.fromEntries(OFFICE_FILTERS.map((name) => [name, search.get(name)])));
  return (['xlsx', 'csv'] as const).map((kind) => (
    <Button
      key={kind}
      component="a"
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={`${apiPath(`/v1/programme/office/projects.${kind}`)}?${new URLSearchParams(chosen)}`}
      download
    >
      {text.exports[kind]}
    </Button>
  ));
}
