import Chip from '@mui/material/Chip';
import { useSearchParams } from 'react-router-dom';
import words from '../../../i18n/programmeProjects';
import { changedSearch } from '../../../kit/address';
import { useRows } from '../../../kit/api';
import { useText } from '../../../kit/i18n';

/** Of whose declarations the table is, where the progress of a recommender led here. */
export function Given() {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  const id = search.get('recommender') ?? '';
  const query = useRows(
    ['programme', 'recommenders', 'named'],
    { table: 'project_recommend', columns: ['id', 'org_name'], where: { id }, pageSize: 1 },
    { enabled: id !== '', staleMs: 300_000 },
  );
  if (!id) return null;
  const name = query.data?.records[0]?.org_name ?? '';
  const of = search.get('progress');
  return (
    <Chip
      label={of === 'due' ? text.dueOf(name) : of === 'written' ? text.writtenOf(name) : text.givenTo(name)}
      onDelete={() => setSearch(changedSearch({ recommender: '', progress: '', page: '' }))}
      sx={{ alignSelf: 'center' }}
    />
  );
}
